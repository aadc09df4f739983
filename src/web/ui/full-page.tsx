import type { ReactNode } from 'react'

/** Centres its content on an otherwise empty screen. */
export function FullPage({ children }: { children: ReactNode }) {
  return <main className="grid min-h-dvh place-items-center px-5 py-10">{children}</main>
}
