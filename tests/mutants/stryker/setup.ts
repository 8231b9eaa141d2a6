import 'fake-indexeddb/auto';
import Dexie from 'dexie';
import { IDBFactory } from 'fake-indexeddb';
import fc from 'fast-check';

// the same draws in every run, so that a mutant that is caught today is caught tomorrow; the smallest example is not asked for
fc.configureGlobal({ seed: 1, endOnFailure: true });

// the files share a process, but no databases
globalThis.indexedDB = new IDBFactory();
Dexie.dependencies.indexedDB = globalThis.indexedDB;
