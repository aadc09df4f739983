import { verifyAudit } from '#server/audit/verify-audit.ts'
import type { BrokenSeal } from '#server/audit/verify-slice.ts'
import { appClient } from '#server/db/connect.ts'
import { visitDatabase } from '#server/db/visit-database.ts'
import { readConfig } from '#server/start/config.ts'
import { StartupError } from '#server/start/startup-error.ts'

const reasonOf = ({ problem, sealed, found }: BrokenSeal): string =>
  ({
    count: `o selo cobre ${sealed} linhas, há ${found}`,
    ends: 'a primeira ou a última linha é outra',
    hash: 'as linhas ou um selo anterior foram alterados',
  })[problem]

async function main(): Promise<number> {
  const { place, close } = await visitDatabase(readConfig(process.env))
  const client = appClient(place)
  try {
    await client.connect()
    const found = await verifyAudit(client)
    if (!found.ok) {
      console.error(`Trilha de auditoria ALTERADA: selo ${found.sealId} (linhas ${found.firstId} a ${found.lastId}).`)
      console.error(`Motivo: ${reasonOf(found)}`)
      return 1
    }
    console.log(`Trilha de auditoria íntegra: ${found.rows} linhas em ${found.seals} selos.`)
    console.log(`Linhas à espera do próximo selo: ${found.waiting}. Último selo: ${found.hash}`)
    return 0
  } finally {
    await client.end().catch(() => undefined) // a lost connection cannot be ended
    await close()
  }
}

try {
  process.exitCode = await main()
} catch (error) {
  console.error(error instanceof StartupError ? error.message : error)
  process.exitCode = 2
}
