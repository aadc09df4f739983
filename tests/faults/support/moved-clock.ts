import { readFileSync } from 'node:fs'

// Preloaded into a server with `node --import`: shifts its time of day by the seconds in a file, while timers and monotonic time
// stay true, as when an operator sets a machine's clock.
const file = process.env['TEST_CLOCK_FILE'] ?? ''
const read = () => Number(readFileSync(file, 'utf8')) * 1000
const TrueDate = Date
let ahead = read()
setInterval(() => (ahead = read()), 50).unref()

class MovedDate extends TrueDate {
  constructor(...given: [] | [string | number | Date]) {
    // Node creates original Dates too, so `instanceof` must accept them.
    if (given.length === 0) super(TrueDate.now() + ahead)
    else super(...given)
  }
  static override now = () => TrueDate.now() + ahead
  static override [Symbol.hasInstance](value: unknown): boolean {
    return value instanceof TrueDate
  }
}
globalThis.Date = MovedDate as DateConstructor
