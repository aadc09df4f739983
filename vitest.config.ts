import { resolve } from 'node:path'
import { configDefaults, defineConfig } from 'vitest/config'
import { lengthOf } from './tests/faults/support/length.ts'

// Ceilings, not expectations: a shared machine may stand still for seconds, and a test that passes waits no longer.
const patient = { expect: { poll: { timeout: 30_000 } } }
// They read the reference data from its files alone.
const withoutDatabase = 'src/reference/duty-*.test.ts'
// Rules, words, contracts and the browser's side need neither a database nor a server.
const pure = [
  'src/{rules,contract,web,pages}/**/*.test.ts',
  'src/features/*.test.ts',
  'src/features/*/{rules,words,web}/**/*.test.ts',
  'src/reference/words/*.test.ts',
]
const onServer = ['src/{server,demo}/**/*.test.ts', 'src/features/*/server/**/*.test.ts', 'src/reference/*.test.ts']
const database = { globalSetup: ['tests/support/test-cluster.ts'], testTimeout: 180_000, hookTimeout: 180_000 }

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: [...pure, 'scripts/**/*.test.ts', 'bench/**/*.test.ts', withoutDatabase],
          // By itself Vitest leaves one core alone, which is half of two.
          maxWorkers: 2,
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'api',
          include: [...onServer, 'tests/api/**/*.test.ts'],
          exclude: [...configDefaults.exclude, withoutDatabase],
          setupFiles: ['tests/support/cheap-passwords.ts'],
          maxWorkers: 3,
          // Every file has an app and a database of its own; loading the server anew for each took a quarter of the time.
          isolate: false,
          ...database,
          ...patient,
        },
      },
      {
        // The API without the filters of the application: what is left to protect records is the database (S51).
        resolve: { alias: { '#rules/access.ts': resolve('tests/support/access-without-records.ts') } },
        test: {
          name: 'api-without-filters',
          include: ['tests/wall/**/*.test.ts'],
          setupFiles: ['tests/support/cheap-passwords.ts'],
          ...database,
          ...patient,
        },
      },
      {
        test: {
          name: 'scale',
          include: ['tests/scale/**/*.test.ts'],
          setupFiles: ['tests/support/cheap-passwords.ts'],
          // A server of its own: while it is filled, no transaction of the others' is ever the oldest.
          ...database,
          ...patient,
        },
      },
      {
        test: {
          name: 'faults',
          include: ['tests/faults/**/*.test.ts'],
          ...patient,
          testTimeout: lengthOf({ short: 180_000, full: 3_600_000 }),
          hookTimeout: 120_000,
          // Three at a time: most of these tests wait for a server that starts, stops or comes back.
          maxWorkers: 3,
        },
      },
    ],
  },
})
