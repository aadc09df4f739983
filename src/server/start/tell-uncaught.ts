import { plainError } from '#server/operations/plain-error.ts'

/** An uncaught error ends the process as usual, but is logged in one line and without the values that Node would print. */
export function tellUncaught(): void {
  process.on('uncaughtException', (error) => {
    console.error(
      JSON.stringify({ level: 60, time: new Date().toISOString(), err: plainError(error), msg: 'uncaught' }),
    )
    process.exit(1)
  })
}
