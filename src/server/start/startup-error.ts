/** A reason not to start, worded for the person who operates the server. */
export class StartupError extends Error {
  override name = 'StartupError'
}
