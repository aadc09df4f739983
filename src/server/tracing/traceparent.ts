import { randomUUID } from 'node:crypto'

/** A position in a distributed trace, as W3C Trace Context defines it: ids only, nothing about people. */
export type Trace = {
  traceId: string
  spanId: string
  /** The caller's span. */
  parentId: string | undefined
  /** Whether spans of this trace are recorded. */
  sampled: boolean
}

const HEADER = /^([0-9a-f]{2})-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})(-.*)?$/
const ZEROS = /^0+$/

/** Undefined for anything that the standard says to ignore; text after the flags belongs to future versions. */
export function readTraceparent(header: unknown): { traceId: string; spanId: string; sampled: boolean } | undefined {
  if (typeof header !== 'string') return undefined
  const [, version, traceId = '', spanId = '', flags = '', rest] = HEADER.exec(header) ?? []
  if (version === undefined || version === 'ff' || (version === '00' && rest !== undefined)) return undefined
  if (ZEROS.test(traceId) || ZEROS.test(spanId)) return undefined
  return { traceId, spanId, sampled: (Number.parseInt(flags, 16) & 1) === 1 }
}

export const writeTraceparent = ({ traceId, spanId, sampled }: Trace): string =>
  `00-${traceId}-${spanId}-${sampled ? '01' : '00'}`

/** Half of a random UUID: Node generates those in advance, so that no request waits for random bytes. */
const newSpanId = (): string => {
  const uuid = randomUUID()
  return uuid.slice(19, 23) + uuid.slice(24)
}

/** Every node decides the same for the same id. */
const isChosen = (uuid: string, ratio: number): boolean =>
  ratio > 0 && Number.parseInt(uuid.slice(-8), 16) < ratio * 0x1_0000_0000

/**
 * Continues the caller's trace, or starts one with the id `uuid`. Only our own ratio decides whether it is recorded: deciding by a
 * caller's flag or trace id would let any stranger flood the collector.
 */
export function beginTrace(header: unknown, uuid: string, ratio: number): Trace {
  const asked = readTraceparent(header)
  return {
    traceId: asked?.traceId ?? uuid.replaceAll('-', ''),
    spanId: newSpanId(),
    parentId: asked?.spanId,
    sampled: isChosen(uuid, ratio),
  }
}

/** For a header that we wrote ourselves, such as a job's: its sampled flag is kept. */
export function continueTrace(header: unknown, uuid: string, ratio: number): Trace {
  const begun = beginTrace(header, uuid, ratio)
  return { ...begun, sampled: readTraceparent(header)?.sampled ?? begun.sampled }
}
