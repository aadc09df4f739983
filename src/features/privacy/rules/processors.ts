/** Kinds of services that may get personal data; admins enter each one's name, country and transfer mechanism. */
export const processorKinds = ['hosting', 'payments', 'files', 'mail', 'sms', 'scanner'] as const
export type ProcessorKind = (typeof processorKinds)[number]

/** Legal mechanisms for an international transfer (LGPD art. 33, Resolução CD/ANPD 19/2024). */
export const transferMechanisms = [
  'adequacy',
  'standard_clauses',
  'specific_clauses',
  'global_rules',
  'contract',
] as const
export type TransferMechanism = (typeof transferMechanisms)[number]

/** An empty text has not been entered yet. A service in Brazil needs no mechanism, because nothing is transferred abroad. */
export type Processor = { name: string; country: string; mechanism: TransferMechanism | '' }
export type Processors = Readonly<Record<ProcessorKind, Processor>>

/** The services in use, each with the name derived from its address, which is shown until an admin enters another. */
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
