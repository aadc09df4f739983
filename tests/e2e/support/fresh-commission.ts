import { resolve } from 'node:path'
import { ownerClient } from '#server/db/connect.ts'
import { clusterPlace } from './cluster-place.ts'
import { freshProcess, type Someone } from './fresh-process.ts'

const DATA = '.data/e2e'

/** Inserts a commission as completing a workflow does; returns the name of its company. */
export async function freshCommission(agent: Someone, { day, cents }: { day: string; cents: number }): Promise<string> {
  const { id, company } = await freshProcess({ agent })
  const owner = ownerClient(clusterPlace(resolve(DATA)))
  await owner.connect()
  const rule = {
    baseCommission: cents,
    stateMultiplier: '1.00',
    complexityBonusPercent: '0.1500',
    speedBonusPercent: '0.1000',
    speedThresholdDays: 5,
    complexity: 2,
    days: 9,
  }
  try {
    await owner.query(
      `insert into agent_commissions (agent_id, workflow_id, commission_date, subtotal, complexity_bonus, speed_bonus,
        total_commission, rule)
      select $1, w.id, $3, $4, 0, 0, $4, $5 from usa_company_workflows w where w.business_registration_id = $2`,
      [agent.id, id, day, cents, JSON.stringify(rule)],
    )
  } finally {
    await owner.end()
  }
  return company
}
