import type { StateLists } from '#features/catalog/rules/state-lines.ts'
import { stateLinesOf } from './content/state-lines.ts'

/** What the state asks for today, with its source and the day it was checked (T4); `data-list` tells the server what it draws here. */
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
