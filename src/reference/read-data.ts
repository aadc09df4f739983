import { readFileSync } from 'node:fs'
import { z } from 'zod'

/** Reads and validates one of our data files; it is not cached, so that it does not stay in memory. */
export function readData<T extends z.ZodType>(file: string, schema: T): z.infer<T> {
  const read = schema.safeParse(JSON.parse(readFileSync(new URL(`./data/${file}`, import.meta.url), 'utf8')))
  if (!read.success) throw new Error(`Reference data ${file} is malformed: ${z.prettifyError(read.error)}`)
  return read.data
}

export const confidence = z.enum(['high', 'medium', 'low'])
export type Confidence = z.infer<typeof confidence>

export const source = z.strictObject({ title: z.string().min(1), url: z.url().nullable(), date: z.string() })
export type Source = z.infer<typeof source>

export const companyTypeName = z.enum(['LLC', 'Corporation', 'Partnership', 'Sole_Proprietorship'])
export const COMPANY_TYPE_IDS: Record<z.infer<typeof companyTypeName>, string> = {
  LLC: 'llc',
  Corporation: 'corporation',
  Partnership: 'partnership',
  Sole_Proprietorship: 'sole-proprietorship',
}

export const usd = z.number().min(0)
export function toCents(amount: number): number {
  return Math.round(amount * 100)
}
export function centsOrNull(dollars: number | null): number | null {
  return dollars === null ? null : toCents(dollars)
}

/** Makes a stable part of a key from an English name. */
export function slug(name: string): string {
  return name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
}
