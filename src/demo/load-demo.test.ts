import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { type TestApp, testApp } from '#tests/support/test-app.ts'
import { loadDemo } from './load-demo.ts'

const filesOf = ({ services }: TestApp): number => {
  const folder = join(services.config.dataDir, 'files')
  return readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile()).length
}

const TABLES = [
  ...[
    'profiles',
    'business_registrations',
    'business_owners',
    'payments',
    'documents',
    'document_versions',
    'purchases',
  ],
  ...['process_status_history', 'messages', 'notifications', 'usa_company_workflows', 'workflow_tasks'],
  ...['task_time_entries', 'agent_commissions', 'support_tickets', 'support_replies', 'contact_messages'],
]
const sizesOf = async (app: TestApp) => {
  const counted: Record<string, number | null> = { files: filesOf(app) }
  for (const table of TABLES) counted[table] = (await app.owner.query(`select from ${table}`)).rowCount
  return counted
}

describe('loading the demo', () => {
  it('loads in a few seconds, and says so at once when it is there', async () => {
    const app = await testApp()
    try {
      const [started, cpu] = [performance.now(), process.cpuUsage()]
      await loadDemo(app.context)
      const { user, system } = process.cpuUsage(cpu)
      const took = { wall: Math.round(performance.now() - started), work: Math.round((user + system) / 1000) }
      const before = await sizesOf(app)
      const again: number[] = []
      for (let run = 0; run < 3; run += 1) {
        const start = performance.now()
        await loadDemo(app.context)
        again.push(performance.now() - start)
      }
      console.info('demo loaded, in ms:', took, 'again:', Math.min(...again).toFixed(1), before)
      expect(await sizesOf(app)).toEqual(before)
      // Processor time and the quickest of three, because other work shares the machine.
      expect(took.work).toBeLessThan(15_000)
      expect(Math.min(...again)).toBeLessThan(500)
    } finally {
      await app.close()
    }
  })

  it('leaves neither rows nor files when it fails on the way, and then works for two nodes at once', async () => {
    const broken = await testApp()
    try {
      await broken.owner.query('alter table contact_replies rename to hidden')
      await expect(loadDemo(broken.context)).rejects.toThrow('contact_replies')
      const left = await broken.owner.query('select id from profiles union all select id from business_registrations')
      expect([left.rowCount, filesOf(broken)]).toEqual([0, 0])
      await broken.owner.query('alter table hidden rename to contact_replies')
      await Promise.all([loadDemo(broken.context), loadDemo(broken.context)])
      const all = await broken.owner.query('select id from business_registrations')
      const versions = await broken.owner.query('select file_path from document_versions')
      expect([all.rowCount, filesOf(broken)]).toEqual([24, versions.rowCount])
    } finally {
      await broken.close()
    }
  })
})
