/** A layer is a subfolder of features, or a folder of `src` that belongs to no feature. */
export type Layer = 'rules' | 'words' | 'contract' | 'server' | 'web' | 'pages' | 'reference' | 'demo' | 'features'
type Room = { layer: Layer; feature: string | undefined }

const OF_FEATURE = /^src\/features\/([^/]+)\/(rules|words|contract|server|web)(?:\/|\.ts$)/
const WORDS_OF_NONE = /^src\/(?:reference|rules)\/words\//
const OF_NONE = /^src\/(rules|contract|server|web|pages|reference|demo|features)\//

/** The layer and the feature of a file: `src/features/refunds/server/pay-back.ts` is in the layer `server` of `refunds`. */
export function roomOf(path: string): Room | undefined {
  const [, feature, room] = OF_FEATURE.exec(path) ?? []
  if (room) return { layer: room as Layer, feature }
  if (WORDS_OF_NONE.test(path)) return { layer: 'words', feature: undefined }
  const [, layer] = OF_NONE.exec(path) ?? []
  return layer ? { layer: layer as Layer, feature: undefined } : undefined
}
