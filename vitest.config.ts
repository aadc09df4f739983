import { resolve } from 'node:path'
import { configDefaults, defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'
import { lengthOf } from './tests/faults/support/length.ts'

// Upper bound, not an expectation: a shared machine may stall for seconds, and a passing test does not wait for it.
const patient = { expect: { poll: { timeout: 30_000 } } }
// These tests read the reference data from its files, without a database.
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

// The slowest files of each project: begun last, as their size suggests, one would run alone while the other workers have nothing left.
const slowest = ['api/access', 'mails/server/send-mail', 'api/backup-refusals', 'faults/server-mail-down']

class SlowestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isSlow = ({ moduleId }: TestSpecification): boolean =>
      slowest.some((file) => moduleId.endsWith(`${file}.test.ts`))
    const sorted = await super.sort(files)
    return [...sorted.filter(isSlow), ...sorted.filter((file) => !isSlow(file))]
  }
}

export default defineConfig({
  test: {
    sequence: { sequencer: SlowestFirst },
    projects: [
      {
        test: {
          name: 'unit',
          include: [...pure, 'scripts/**/*.test.ts', 'bench/**/*.test.ts', withoutDatabase],
          // Vitest's default leaves one core idle, which is half of a machine with two.
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
          // Test files share loaded modules: each makes its own app and database, and reloading the server took a quarter of the time.
          isolate: false,
          ...database,
          ...patient,
        },
      },
      {
        // The API tests with the application's ownership checks removed: only row-level security protects records here (S51).
        resolve: { alias: { '#rules/access.ts': resolve('tests/support/access-without-records.ts') } },
        test: {
          name: 'api-without-filters',
          include: ['tests/row-security/**/*.test.ts'],
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
          // Its own database server: audit sealing in other tests would wait for the long transaction that fills this database.
          ...database,
          ...patient,
        },
      },
      {
        test: {
          name: 'faults',
          include: ['tests/faults/**/*.test.ts'],
          // A soak says little in a minute; the nightly workflow runs it for ten.
          exclude: lengthOf({ short: ['tests/faults/server-soak.test.ts'], full: [] }),
          ...patient,
          testTimeout: lengthOf({ short: 180_000, full: 3_600_000 }),
          hookTimeout: 120_000,
          // Three workers on two cores, because most of these tests wait for a server to start, stop or come back.
          maxWorkers: 3,
        },
      },
    ],
  },
})
