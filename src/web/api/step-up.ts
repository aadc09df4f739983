type Prover = () => Promise<boolean>

let prover: Prover | undefined
let asking: Promise<boolean> | undefined

/** Registers the dialog that asks for the password or a code; returns the function that unregisters it. */
export function proveWith(ask: Prover): () => void {
  prover = ask
  return () => {
    prover = undefined
  }
}

/** Asks for a new proof of identity; true if it was given. Calls that are refused at the same time share one dialog. */
export function proveAgain(): Promise<boolean> {
  asking ??= (prover?.() ?? Promise.resolve(false)).finally(() => {
    asking = undefined
  })
  return asking
}
