import { startDrawing } from '#features/papers/server/start-drawing.ts'
import { features, personalTables } from '#features/server.ts'
import type { Services } from '#server/context.ts'
import { connect, type DatabasePlace } from '#server/db/connect.ts'
import { newId } from '#server/db/new-id.ts'
import { openRowSecurity } from '#server/db/row-security.ts'
import { dispatchTo } from '#server/dispatch.ts'
import { gaugesOf } from '#server/feature.ts'
import { makeFiles } from '#server/files/make-files.ts'
import { makeKeys } from '#server/keys/keys.ts'
import { makeLiveHub } from '#server/live/hub.ts'
import { makeMail } from '#server/mail/make-mail.ts'
import { makeFigures } from '#server/operations/figures.ts'
import { readConfig } from '#server/start/config.ts'
import { makeLog } from '#server/start/log.ts'

type Given = { place: DatabasePlace; appKey: string; dataDir: string; connections: number } & Partial<
  Pick<Services, 'now' | 'newId'>
>

/** The services of a node in this process, without a port, for what is measured from within. */
export function benchServices({ place, appKey, dataDir, connections, ...given }: Given) {
  const origin = 'http://localhost'
  const { pool, db } = connect(place, { max: connections, report: () => undefined })
  const rowSecurity = openRowSecurity(place, { max: connections, report: () => undefined })
  const keys = makeKeys({ appKey })
  const secret = keys.derive('sessions').toString('base64url')
  const config = readConfig({ DATA_DIR: dataDir, DEMO: '0', NODE_ENV: 'test' })
  const log = makeLog('silent', { write: () => undefined })
  const hub = makeLiveHub({ place, log })
  const own = { now: () => new Date(), newId, ...given }
  const services: Services = {
    config,
    origin,
    db,
    rowSecurity,
    keys,
    files: makeFiles(config, keys),
    mail: makeMail(config),
    papers: startDrawing(),
    personalTables,
    log,
    dispatch: dispatchTo(features),
    figures: makeFigures({ pool, hub, more: gaugesOf(features) }),
    ...own,
  }
  return { services, pool, hub, secret }
}
