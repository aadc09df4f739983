import type { StateLists } from '#features/catalog/rules/state-lines.ts'
import { stateLinesOf } from './content/state-lines.ts'

/** The state's fee and due date, with source and day checked (T4); `data-list` names the list that the server fills in here. */
export function FactLine({ list }: { list: keyof StateLists }) {
  return (
    <div data-list={list}>
      {stateLinesOf(list).map(({ as, name, yearly, due, url, checkedOn }) => (
        <p key={name} data-as={as} className="mt-2 font-semibold">
          {name}: {yearly} por ano. {due}.{' '}
          <span className="font-normal text-ink-muted">
            Fonte:{' '}
            <a href={url} rel="noreferrer" target="_blank" className="text-mar-600 underline">
              página oficial do estado
            </a>
            . Conferido em {checkedOn}.
          </span>
        </p>
      ))}
    </div>
  )
}
