/** The second button on a dark surface. */
export const onDark = 'btn text-areia-100 ring-1 ring-white/25 ring-inset hover:bg-white/8'
