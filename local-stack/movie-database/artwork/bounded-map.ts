/** A cache of at most `limit` values that evicts the least recently used. */
export class BoundedMap<Key, Value> {
  private readonly values = new Map<Key, Value>();
  private readonly limit: number;

  constructor(limit: number) {
    this.limit = limit;
  }

  get size(): number {
    return this.values.size;
  }

  /** The cached value of a key, or a new one from `make`. */
  getOrCreate(key: Key, make: () => Value): Value {
    const value = this.values.get(key) ?? make();
    this.values.delete(key);
    this.values.set(key, value);
    const oldest = this.values.keys().next();
    if (this.values.size > this.limit && oldest.done !== true) this.values.delete(oldest.value);
    return value;
  }
}
