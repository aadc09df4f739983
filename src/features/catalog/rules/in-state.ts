const feminine = ['Califórnia', 'Flórida', 'Geórgia', 'Luisiana', 'Pensilvânia', 'Virgínia', 'Carolina', 'Dakota']
const masculine = [
  ...['Alabama', 'Alasca', 'Arizona', 'Arkansas', 'Colorado', 'Havaí', 'Kansas', 'Kentucky', 'Maine', 'Mississippi'],
  ...['Missouri', 'Novo México', 'Oregon', 'Tennessee', 'Texas', 'Wisconsin', 'Wyoming'],
]

/** A state in a Portuguese sentence: some have an article, most of them none (na Flórida, no Texas, em Delaware). */
export function inState(name: string): string {
  if (masculine.includes(name)) return `no ${name}`
  return feminine.some((one) => name === one || name.startsWith(`${one} `)) ? `na ${name}` : `em ${name}`
}
