// Fills the configured, empty database and file store from a backup.
import { resolve } from 'node:path'
import { restoreBackup } from '#server/operations/backup/restore-backup.ts'
import { StartupError } from '#server/start/startup-error.ts'
import { count, operate, stopwatch } from './operate.ts'

await operate(async (operation) => {
  const [path, ...more] = process.argv.slice(2)
  if (path === undefined || more.length > 0) throw new StartupError('Uso: npm run restore -- ARQUIVO')
  const took = stopwatch()
  const log = { warn: (about: object, message: string) => console.error(message, about) }
  const { totals, takenAt, hasErasuresLog } = await restoreBackup(operation, resolve(path), log)
  console.log(
    `Restaurada a cópia de ${takenAt}: ${count(totals.tables)} tabelas, ${count(totals.rows)} linhas, ` +
      `${count(totals.files)} arquivos, em ${took()}. Todos entram de novo com sua senha.`,
  )
  if (!hasErasuresLog)
    console.error(
      `Não há erasures.log em ${operation.config.dataDir}: quem foi apagado depois da cópia está de volta. ` +
        'Ponha o arquivo mais novo nessa pasta antes de iniciar o servidor.',
    )
  if (totals.missing === 0) return 0
  console.error(`A cópia já estava incompleta: faltam ${count(totals.missing)} arquivos.`)
  return 1
})
