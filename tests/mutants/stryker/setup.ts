import 'fake-indexeddb/auto';
import Dexie from 'dexie';
import { IDBFactory } from 'fake-indexeddb';
import fc from 'fast-check';

// the same random values in every run, so that results are reproducible; counterexamples are not shrunk
fc.configureGlobal({ seed: 1, endOnFailure: true });

// the files share a process, but no databases
globalThis.indexedDB = new IDBFactory();
Dexie.dependencies.indexedDB = globalThis.indexedDB;
