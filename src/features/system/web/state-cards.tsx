import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { system as words } from '#features/system/words/system.pt-BR.ts'
import { bytesText } from '#web/format/bytes.ts'
import { useDates } from '#web/format/use-dates.ts'
import type { BadgeTone } from '#web/ui/badge-tone.ts'
import { FactList, type Facts } from '#web/ui/fact-list.tsx'
import { StateCard } from '#web/ui/state-card.tsx'
import { useLocale, useMessages } from '#web/words/locale-provider.tsx'
import type { System } from './queries.ts'

const DAY_MS = 24 * 60 * 60_000
/** A daily backup may be two hours late before it counts as old. */
const OLD_COPY_MS = DAY_MS + 2 * 60 * 60_000
const LITTLE_ROOM = 0.1

/** Server, mails, open pages, disk and backups, each with a word on whether the superadmin has to act. */
export function StateCards({ system }: { system: System }) {
  const text = useMessages('system', words)
  const { locale } = useLocale()
  const { dateTime } = useDates()
  const { server, mails, disk, backups } = system
  const size = (value: number) => bytesText(value, locale)
  const copy = backups?.newest
  const isOld = copy ? Date.parse(system.at) - Date.parse(copy.at) > OLD_COPY_MS : true
  const isFull = disk ? disk.freeBytes < disk.totalBytes * LITTLE_ROOM : false
  return (
    <div className="grid items-start gap-4 sm:grid-cols-2 lg:grid-cols-3">
      <State
        title={text.shared.server}
        badge={['green', text.runs]}
        facts={[
          [text.version, server.version],
          [text.server.node, server.node],
          [text.server.since, dateTime(server.startedAt)],
          [text.server.memory, size(server.memoryBytes)],
        ]}
      />
      <State
        title={text.mails.title}
        badge={mails.failed > 0 ? ['red', text.mails.givenUp] : ['green', text.good]}
        facts={[
          [text.mails.waiting, mails.waiting.toLocaleString(locale)],
          [text.mails.oldest, mails.oldestAt && dateTime(mails.oldestAt)],
          [text.mails.failed, mails.failed.toLocaleString(locale)],
        ]}
      >
        {mails.failed > 0 && (
          <Link
            to="/admin/support?aba=emails"
            className="inline-flex min-h-11 items-center font-semibold text-mar-700 underline underline-offset-4"
          >
            {text.mails.open}
          </Link>
        )}
      </State>
      <State
        title={text.live.title}
        badge={['green', text.good]}
        facts={[[text.live.streams, system.liveStreams.toLocaleString(locale)]]}
      />
      <State
        title={text.disk.title}
        badge={disk === null ? ['grey', text.unknown] : isFull ? ['red', text.disk.little] : ['green', text.good]}
        facts={[
          [text.disk.free, disk && text.disk.of({ free: size(disk.freeBytes), total: size(disk.totalBytes) })],
          [text.disk.folder, disk?.folder],
        ]}
      />
      <State
        title={text.backups.title}
        badge={
          backups === null
            ? ['grey', text.backups.unset]
            : !backups.readable || isOld
              ? ['red', copy ? text.backups.old : text.backups.none]
              : ['green', text.good]
        }
        facts={[
          [text.backups.newest, copy && dateTime(copy.at)],
          [text.backups.name, copy && `${copy.name} (${size(copy.bytes)})`],
          [text.backups.count, backups?.count.toLocaleString(locale)],
          [text.backups.folder, backups?.folder],
        ]}
      >
        {backups === null && <p className="text-[0.9375rem] text-ink-muted">{text.backups.how}</p>}
        {backups?.readable === false && <p className="text-[0.9375rem] text-urucum-700">{text.backups.unreadable}</p>}
      </State>
    </div>
  )
}

type StateProps = { title: string; badge: readonly [BadgeTone, string]; facts: Facts; children?: ReactNode }

function State({ facts, children, ...card }: StateProps) {
  return (
    <StateCard {...card}>
      <FactList className="" facts={facts} />
      {children}
    </StateCard>
  )
}
