import pino from 'pino'

/** A driver's error carries the values it tripped over; only what kind of failure it was and where is logged. */
function plainError(error: unknown): object {
  if (!(error instanceof Error)) return { type: typeof error }
  const code = 'code' in error && typeof error.code === 'string' ? error.code : undefined
  return { type: error.name, message: error.message, code, stack: error.stack }
}

export const makeLog = (level: string, output: pino.DestinationStream) =>
  pino({ level, base: null, timestamp: pino.stdTimeFunctions.isoTime, serializers: { err: plainError } }, output)
