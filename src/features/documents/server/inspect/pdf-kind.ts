/** How a stream has to be scanned, by what its dictionary says. */
export type Kind = {
  /** The first filter is Flate, which the scan unpacks, or may be, because it is in the object `filterIn`. */
  packed: boolean
  filterIn?: number
  /** There is no filter at all. */
  plain: boolean
  /** It has an entry N, as object streams do, and one reader needs no more than that. */
  numbered: boolean
  /** The stream holds objects: every name in it counts, and all of it must be readable. */
  objects?: { first: number; count: number } | 'unreadable'
  /** How many bytes the points of a picture may take. */
  picture?: number
}
