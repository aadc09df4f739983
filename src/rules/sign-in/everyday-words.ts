/** Frequent password words in Brazil and words of this site, which international lists of common passwords lack. */
const words = `
senha senhas minhasenha suasenha novasenha senhanova senhaforte asenha mudar mudasenha trocar acesso entrar entrada login usuario
admin administrador teste testando abc abcd mestre segredo secreta secreto bemvindo padrao
brasil brasileiro brasileira saopaulo riodejaneiro bahia minas parana curitiba salvador recife fortaleza manaus portugal
flamengo corinthians palmeiras santos vasco gremio cruzeiro botafogo fluminense internacional atletico timao mengao verdao
amor amores teamo euteamo meuamor amorzinho paixao coracao saudade felicidade alegria esperanca liberdade amizade familia
deus deusefiel deuseamor jesus jesuscristo cristo senhor maria nossasenhora aparecida anjo
princesa princesinha bonita linda gatinha gatinho estrela borboleta chocolate carnaval futebol campeao natal verao
gabriel lucas pedro joao mateus matheus rafael felipe bruno thiago daniel rodrigo carlos paulo marcelo fernando eduardo
ana juliana fernanda patricia camila amanda bruna leticia larissa mariana beatriz vitoria isabela gabriela carolina
cachorro cachorrinho mae pai filho filha vida minhavida dinheiro trabalho empresa minhaempresa negocio escola computador
travessia atravessia travessiasite llc corporation abrirempresa delaware florida wyoming eua estadosunidos
`
export const everydayWords: ReadonlySet<string> = new Set(words.split(/\s+/).filter(Boolean))

const lookalikes: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
}

/** The word inside a password, without accents, capitals, look-alike characters, and digits or signs appended to it. */
export function everydayWordOf(password: string): string {
  const plain = password.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '')
  const core = plain.replace(/[^a-z]+$/, '')
  const spelt = [...core].map((sign) => lookalikes[sign] ?? sign).join('')
  return spelt.replace(/[^a-z]/g, '')
}
