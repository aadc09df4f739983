const address = /(https?:\/\/[^\s<>"]+)/

/** Plain text in which only http(s) addresses become links. */
export function LinkedText({ text }: { text: string }) {
  let at = 0
  return text.split(address).map((piece) => {
    const key = at
    at += piece.length + 1
    return address.test(piece) ? (
      <a key={key} href={piece} rel="noreferrer" className="font-semibold break-all text-mar-600 underline">
        {piece}
      </a>
    ) : (
      piece
    )
  })
}
