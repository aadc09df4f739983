/** What one customer may send within a day, counted over the last 24 hours (S43). */
export const UPLOADS_A_DAY = 100
export const UPLOAD_BYTES_A_DAY = 300 * 1024 * 1024
const DAY_SECONDS = 24 * 60 * 60

export type Sent = { files: number; bytes: number; oldest: Date | null }

/** Seconds to wait before `bytes` more fit; 0 when they fit now. */
export function quotaWait(sent: Sent, bytes: number, now: Date): number {
  if (sent.files < UPLOADS_A_DAY && sent.bytes + bytes <= UPLOAD_BYTES_A_DAY) return 0
  const age = sent.oldest ? Math.floor((now.getTime() - sent.oldest.getTime()) / 1000) : 0
  return Math.max(1, DAY_SECONDS - age)
}
export const dayBefore = (now: Date): Date => new Date(now.getTime() - DAY_SECONDS * 1000)
