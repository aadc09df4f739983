/** Who may get personal data because we use their service; the office enters who that is and where. */
export const processorKinds = ['hosting', 'payments', 'files', 'mail', 'sms', 'scanner'] as const
export type ProcessorKind = (typeof processorKinds)[number]

/** On what an international transfer is based (LGPD art. 33, Resolução CD/ANPD 19/2024). */
export const transferMechanisms = [
  'adequacy',
  'standard_clauses',
  'specific_clauses',
  'global_rules',
  'contract',
] as const
export type TransferMechanism = (typeof transferMechanisms)[number]

/** Empty texts are not filled in. Inside Brazil there is no transfer, and so no mechanism. */
export type Processor = { name: string; country: string; mechanism: TransferMechanism | '' }
export type Processors = Readonly<Record<ProcessorKind, Processor>>

/** A service in use, with the name by which its address is known until the office enters another. */
export type Connected = Readonly<Partial<Record<ProcessorKind, string>>>

export const noProcessor: Processor = { name: '', country: '', mechanism: '' }
export const isAbroad = ({ country }: Processor): boolean => country !== '' && country !== 'BR'

/** Connected services whose name, country or transfer ground is still missing. */
export const incompleteOf = (processors: Processors, connected: Connected): ProcessorKind[] =>
  processorKinds.filter((kind) => {
    const known = connected[kind]
    if (known === undefined) return false
    const { name, country, mechanism } = processors[kind]
    return (name || known) === '' || country === '' || (isAbroad(processors[kind]) && mechanism === '')
  })
