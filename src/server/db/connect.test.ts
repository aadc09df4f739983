import { expect, inject, onTestFinished, test } from 'vitest'
import { testDatabase } from '#tests/support/test-database.ts'
import { APP_ROLE, connect } from './connect.ts'

test('start-up options in DATABASE_URL are kept and do not replace the role of the application', async () => {
  const { owner, socket } = inject('cluster')
  const made = await testDatabase()
  onTestFinished(made.drop)
  const { rows } = await made.owner.query<{ name: string }>('select current_database() as name')
  const address = `postgres://${owner}@localhost/${rows[0]?.name}?host=${encodeURIComponent(socket)}`
  const read = async (url: string) => {
    const { pool } = connect({ url }, { max: 1, report: () => undefined })
    const { rows } = await pool.query(
      `select current_user as who, current_setting('work_mem') as memory,
        current_setting('max_parallel_workers_per_gather') as helpers`,
    )
    await pool.end()
    return rows
  }
  expect(await read(`${address}&options=${encodeURIComponent('-c work_mem=7MB')}`)).toEqual([
    { who: APP_ROLE, memory: '7MB', helpers: '0' },
  ])
  expect(await read(address)).toEqual([{ who: APP_ROLE, memory: '4MB', helpers: '0' }])
})
