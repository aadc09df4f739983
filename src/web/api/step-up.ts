type Prover = () => Promise<boolean>

let prover: Prover | undefined
let asking: Promise<boolean> | undefined

/** Names who asks the person for the password or a code; the answer takes the name away again. */
export function proveWith(ask: Prover): () => void {
  prover = ask
  return () => {
    prover = undefined
  }
}

/** Whether the person has proved to be there; calls that are refused together ask once. */
export function proveAgain(): Promise<boolean> {
  asking ??= (prover?.() ?? Promise.resolve(false)).finally(() => {
    asking = undefined
  })
  return asking
}
