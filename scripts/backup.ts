// Copies the configured database and its files into one encrypted file, and proves it by restoring it into an empty place.
import { stat } from 'node:fs/promises'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { finish, keepNewest } from '#server/operations/backup/backup-folder.ts'
import { makeBackup } from '#server/operations/backup/make-backup.ts'
import type { Totals } from '#server/operations/backup/records.ts'
import { verifyBackup } from '#server/operations/backup/verify-backup.ts'
import type { Operation } from '#server/operations/operation.ts'
import { StartupError } from '#server/start/startup-error.ts'
import { count, megabytes, operate, stopwatch } from './operate.ts'

const USAGE = 'Uso: npm run backup -- [PASTA] [--unverified] [--keep N], ou: npm run backup -- --verify ARQUIVO'

function readArguments() {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: { unverified: { type: 'boolean' }, keep: { type: 'string' }, verify: { type: 'string' } },
    })
    const keep = values.keep === undefined ? undefined : Number(values.keep)
    const making = positionals.length > 0 || values.unverified || keep !== undefined
    const wrongKeep = keep !== undefined && (!Number.isInteger(keep) || keep < 1 || values.unverified)
    if (positionals.length > 1 || wrongKeep || (values.verify !== undefined && making)) throw new Error(USAGE)
    return { folder: positionals[0], unverified: values.unverified ?? false, keep, verify: values.verify }
  } catch (cause) {
    throw new StartupError(USAGE, { cause })
  }
}

const told = ({ tables, rows, files }: Totals): string =>
  `${count(tables)} tabelas, ${count(rows)} linhas, ${count(files)} arquivos`

async function verify(operation: Operation, path: string): Promise<Totals> {
  const took = stopwatch()
  const totals = await verifyBackup(operation, path)
  console.log(`Verificada: restaurada em um lugar vazio e comparada, ${told(totals)}, em ${took()}.`)
  return totals
}

async function make(operation: Operation, folder: string, unverified: boolean, keep: number | undefined) {
  const took = stopwatch()
  const takenAt = new Date()
  const { unfinished, totals } = await makeBackup(operation, folder, takenAt)
  const { size } = await stat(unfinished)
  console.log(`Copiados: ${told(totals)}, ${megabytes(totals.bytes)}, em ${took()}.`)
  // A backup gets its name only once it is proven, so that every listed backup can be restored.
  if (unverified) console.log('NÃO verificada.')
  else
    await verify(operation, unfinished).catch((error: unknown) => {
      console.error(`SEM CÓPIA: o que foi escrito não foi aprovado e fica um dia em ${unfinished}.`)
      throw error
    })
  const path = await finish(folder, unfinished, takenAt, !unverified)
  console.log(`Cópia: ${path} (${megabytes(size)})`)
  if (totals.missing > 0) {
    console.error(`INCOMPLETA: ${count(totals.missing)} arquivos não estão no armazenamento, embora haja linhas deles.`)
    return 1
  }
  if (keep !== undefined) for (const name of await keepNewest(folder, keep)) console.log(`Apagada: ${name}`)
  return 0
}

await operate(async (operation) => {
  const { folder = operation.config.backupDir, unverified, keep, verify: given } = readArguments()
  if (given !== undefined) return (await verify(operation, resolve(given))).missing > 0 ? 1 : 0
  if (folder === undefined) throw new StartupError(`Diga para onde: BACKUP_DIR ou uma pasta.\n${USAGE}`)
  return make(operation, resolve(folder), unverified, keep)
})
