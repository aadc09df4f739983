import { z } from 'zod'

/** A schema without its wrappers: optional, nullable, default, transform. */
function bare(schema: z.core.$ZodType): z.core.$ZodType {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable || schema instanceof z.ZodDefault)
    return bare(schema.def.innerType)
  return schema instanceof z.ZodPipe ? bare(schema.def.in) : schema
}

/** The path of every field without fields of its own; index 0 represents all elements of an array. */
export function leavesOf(schema: z.core.$ZodType, path: readonly string[] = []): string[] {
  const inner = bare(schema)
  if (inner instanceof z.ZodArray) return leavesOf(inner.def.element, [...path, '0'])
  if (!(inner instanceof z.ZodObject)) return [path.join('.')]
  return Object.entries(inner.shape).flatMap(([name, part]) => leavesOf(part, [...path, name]))
}

/** Copies the value and changes the leaf at the path. */
export function changedAt<T>(value: T, path: string, change: (leaf: unknown) => unknown): T {
  const copy = structuredClone(value)
  const names = path.split('.')
  const last = names.pop() ?? ''
  const holder: unknown = names.reduce<unknown>((part, name) => Reflect.get(Object(part), name), copy)
  if (!Reflect.has(Object(holder), last)) throw new Error(`nothing at ${path}`)
  Reflect.set(Object(holder), last, change(Reflect.get(Object(holder), last)))
  return copy
}
