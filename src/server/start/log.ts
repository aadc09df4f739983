import pino from 'pino'
import { plainError } from '#server/operations/plain-error.ts'

export const makeLog = (level: string, output: pino.DestinationStream) =>
  pino({ level, base: null, timestamp: pino.stdTimeFunctions.isoTime, serializers: { err: plainError } }, output)
