import { both } from './blocks.ts'

/** The disclaimer of papers that are used as data sheets and not signed. */
export const sheetNote = both(
  'Prepared from the data in the order. General information, not legal, tax or accounting advice. Check every line before it is used in a filing. The English text counts.',
  'Preparado com os dados do pedido. Informação geral, que não é orientação jurídica, fiscal nem contábil. Confira cada linha antes de usar em um registro. Vale o texto em inglês.',
)

/** The disclaimer of papers that people sign. */
export const draftNote = both(
  'Draft for signature, prepared from the data in the order. General information, not legal, tax or accounting advice; have it reviewed by an attorney where your case needs it. It binds nobody until it is signed. The English text counts.',
  'Minuta para assinatura, preparada com os dados do pedido. Informação geral, que não é orientação jurídica, fiscal nem contábil; peça a revisão de um advogado quando o seu caso precisar. Não obriga ninguém antes de assinada. Vale o texto em inglês.',
)
