/** How to scan a stream, according to its dictionary. */
export type Kind = {
  /** The first filter is Flate, which the scan unpacks, or may be Flate, because it is defined in the object `filterIn`. */
  packed: boolean
  filterIn?: number
  /** There is no filter at all. */
  plain: boolean
  /** The dictionary has a key N, as object streams do; one PDF reader needs no more to read it as one. */
  numbered: boolean
  /** The stream holds objects: every name in it counts, and all of it must be readable. */
  objects?: { first: number; count: number } | 'unreadable'
  /** The most bytes that the pixels of a picture may take. */
  picture?: number
}
