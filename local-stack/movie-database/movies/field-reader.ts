import { isRecord } from '../../../src/domain/values/guards';

/** Reads the fields of a parsed JSON object and collects the invalid ones. */
export class FieldReader {
  readonly faults: string[] = [];
  private readonly record: Record<string, unknown>;

  constructor(record: Record<string, unknown>) {
    this.record = record;
  }

  text(field: string): string {
    const value = this.record[field];
    return typeof value === 'string' ? value : this.fault(field, '');
  }

  textOrNull(field: string): string | null {
    return (this.record[field] ?? null) === null ? null : this.text(field);
  }

  number(field: string): number {
    const value = this.record[field];
    return typeof value === 'number' && Number.isFinite(value) && value >= 0 ? value : this.fault(field, 0);
  }

  numberOrNull(field: string): number | null {
    return (this.record[field] ?? null) === null ? null : this.number(field);
  }

  texts(field: string): string[] {
    return this.list(field, (value): value is string => typeof value === 'string');
  }

  textsOrNone(field: string): string[] {
    return this.record[field] === undefined ? [] : this.texts(field);
  }

  /** Texts by code, such as titles by language; empty if the field is missing. */
  textByCode(field: string): Record<string, string> {
    const value = this.record[field] ?? {};
    const isText = (entry: [string, unknown]): entry is [string, string] => typeof entry[1] === 'string';
    const entries = isRecord(value) ? Object.entries(value) : [];
    return isRecord(value) && entries.every(isText) ? Object.fromEntries(entries) : this.fault(field, {});
  }

  numbers(field: string): number[] {
    return this.list(field, (value): value is number => typeof value === 'number');
  }

  list<T>(field: string, accepts: (value: unknown) => value is T): T[] {
    const value: unknown = this.record[field];
    return Array.isArray(value) && value.every(accepts) ? value : this.fault(field, []);
  }

  private fault<T>(field: string, stand: T): T {
    this.faults.push(field);
    return stand;
  }
}
