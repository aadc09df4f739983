import { useState } from 'react'
import { Badge } from '#web/ui/badge.tsx'
import type { BadgeTone } from '#web/ui/badge-tone.ts'
import { DataTable } from '#web/ui/data-table.tsx'
import type { Column, Sort } from '#web/ui/data-table-types.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Select } from '#web/ui/select.tsx'

type River = { name: string; km: number; tone: BadgeTone; state: string }
type Face = 'full' | 'loading' | 'empty' | 'error'

const rivers: River[] = [
  { name: 'Amazonas', km: 6992, tone: 'green', state: 'Cheio' },
  { name: 'Paraná', km: 4880, tone: 'blue', state: 'Normal' },
  { name: 'Madeira', km: 3315, tone: 'yellow', state: 'Baixo' },
  { name: 'São Francisco', km: 2830, tone: 'red', state: 'Crítico' },
  { name: 'Tocantins', km: 2450, tone: 'grey', state: 'Sem dados' },
]
const columns: Column<River>[] = [
  { key: 'name', header: 'Rio', cell: ({ name }) => name, sortable: true, primary: true },
  { key: 'km', header: 'Extensão', cell: ({ km }) => `${km.toLocaleString('pt-BR')} km`, sortable: true, align: 'end' },
  { key: 'state', header: 'Nível', cell: ({ tone, state }) => <Badge tone={tone}>{state}</Badge> },
]
const faces: { value: Face; label: string }[] = [
  { value: 'full', label: 'Cheia' },
  { value: 'loading', label: 'Carregando' },
  { value: 'empty', label: 'Vazia' },
  { value: 'error', label: 'Com erro' },
]

const compare = (a: River, b: River, key: string): number => (key === 'km' ? a.km - b.km : a.name.localeCompare(b.name))

export function KitTable() {
  const [face, setFace] = useState<Face>('full')
  const [search, setSearch] = useState('')
  const [sort, setSort] = useState<Sort>({ key: 'name', direction: 'ascending' })
  const [shown, setShown] = useState(3)
  const found = rivers.filter(({ name }) => name.toLowerCase().includes(search.toLowerCase()))
  const sorted = found.toSorted((a, b) => compare(a, b, sort.key) * (sort.direction === 'ascending' ? 1 : -1))
  const rows = face === 'loading' ? undefined : face === 'empty' ? [] : sorted.slice(0, shown)
  return (
    <section className="space-y-4">
      <h2 className="text-h3">Tabela</h2>
      <div className="max-w-64">
        <Select
          label="Face"
          value={face}
          options={faces}
          onChange={({ target }) => setFace(faces.find(({ value }) => value === target.value)?.value ?? 'full')}
        />
      </div>
      <DataTable
        caption="Rios"
        columns={columns}
        rows={rows}
        rowKey={({ name }) => name}
        failed={face === 'error'}
        onRetry={() => setFace('full')}
        search={{ label: 'Buscar rios', placeholder: 'Buscar rios...', value: search, onChange: setSearch }}
        sort={sort}
        onSort={setSort}
        empty={<EmptyState title="Nenhum rio" text="Tente outra busca." />}
        more={
          face === 'full' && sorted.length > shown
            ? { onLoad: () => setShown(rivers.length), loading: false, failed: false }
            : undefined
        }
      />
    </section>
  )
}
