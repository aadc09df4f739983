import type { RefObject } from 'react'
import { fileKinds } from '#rules/files/file-kinds.ts'

type Props = {
  input: RefObject<HTMLInputElement | null>
  onFiles: (files: readonly File[]) => void
  /** Opens the camera of a phone instead of its files. */
  camera?: boolean
}

/** A hidden file input, opened by a button next to it. */
export function FileInput({ input, onFiles, camera = false }: Props) {
  return (
    <input
      ref={input}
      type="file"
      hidden
      accept={(camera ? fileKinds.filter((kind) => kind.startsWith('image/')) : fileKinds).join(',')}
      {...(camera ? { capture: 'environment' as const } : {})}
      onChange={({ currentTarget }) => {
        onFiles([...(currentTarget.files ?? [])])
        // Emptied, so that the same file can be picked again after a refusal.
        currentTarget.value = ''
      }}
    />
  )
}
