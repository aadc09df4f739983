// Writes the facts that the prerendered state guides show; a page whose script runs reads them from the API.
import { spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { stateGuideFacts } from '#features/catalog/rules/state-guide.ts'
import { officialFirst } from '#features/facts/rules/source-order.ts'
import { stateFacts } from '#reference/state-facts.ts'
import { readStates, type StateRecord } from '#reference/state-record.ts'

export const FACTS_FILE = 'src/features/site/web/content/state-facts.json'

function factOf(state: StateRecord) {
  const rows = stateFacts([state]).sort((a, b) => (a.key < b.key ? -1 : 1))
  const facts = rows.map(({ company_type_id, amount, checked_on, ...row }) => ({
    ...row,
    companyTypeId: company_type_id,
    amountCents: amount,
    checkedOn: checked_on,
  }))
  const { types, hasIncomeTax, checkedOn } = stateGuideFacts(facts)
  return {
    ...{ id: state.id, name: state.namePt, nameEn: state.nameEn, abbreviation: state.abbreviation },
    ...{ popular: state.popular, hasIncomeTax, checkedOn },
    types: types.map(({ duties: _, ...figures }) => figures),
    sources: officialFirst(state.sources).slice(0, 1),
  }
}

/** Contains fewer facts than the API: duties, taxes and notes are read once the page's script runs. */
export const bakedFacts = () =>
  readStates()
    .map(factOf)
    .sort((a, b) => a.name.localeCompare(b.name, 'pt-BR'))

if (import.meta.main) {
  writeFileSync(FACTS_FILE, `${JSON.stringify(bakedFacts(), null, 2)}\n`)
  spawnSync('node_modules/.bin/biome', ['format', '--write', FACTS_FILE], { stdio: 'inherit' })
}
