import type { Language } from '#rules/language/preferences.ts'

type Words = {
  onlyDesignator: string
  designatorLast: string
  notEverywhere: (designator: string, accepted: string) => string
  noDesignator: (accepted: string) => string
  ofOtherType: (designator: string) => string
  guarded: (found: string, reason: string) => string
  guardedAnyhow: string
  noLatin: string
  unwritable: string
  signsRefused: string
  signsRisky: string
  length: (min: number, max: number) => string
  taken: string
  similar: string
}

/** Messages of the name check, in the reader's language (L1). */
export const nameCheckWords: Record<Language, Words> = {
  pt_BR: {
    onlyDesignator: 'O nome precisa de algo além da designação',
    designatorLast: 'Deixe a designação no fim do nome',
    notEverywhere: (designator, accepted) =>
      `A designação "${designator}" não é aceita em todos os estados; use ${accepted}`,
    noDesignator: (accepted) => `Falta a designação no fim do nome: ${accepted}`,
    ofOtherType: (designator) => `"${designator}" é a designação de outro tipo de empresa`,
    guarded: (found, reason) => `"${found}": ${reason}`,
    guardedAnyhow: 'Palavra de uso restrito',
    noLatin: 'O nome precisa de letras do alfabeto latino ou números',
    unwritable: 'Há letras ou sinais que não podem ser escritos no registro americano',
    signsRefused: 'Há sinais que os registros americanos não aceitam',
    signsRisky: "Há sinais que alguns estados recusam; prefira letras, números e & , . ' -",
    length: (min, max) => `Use entre ${min} e ${max} caracteres`,
    taken: 'Já existe um pedido com este nome neste estado',
    similar: 'É muito parecido com o nome de outra empresa neste estado',
  },
  en_US: {
    onlyDesignator: 'The name needs something besides its designator',
    designatorLast: 'Put the designator at the end of the name',
    notEverywhere: (designator, accepted) =>
      `The designator "${designator}" is not accepted in every state; use ${accepted}`,
    noDesignator: (accepted) => `The name has to end with a designator: ${accepted}`,
    ofOtherType: (designator) => `"${designator}" is the designator of another type of company`,
    guarded: (found, reason) => `"${found}": ${reason}`,
    guardedAnyhow: 'The use of this word is restricted',
    noLatin: 'The name needs letters of the Latin alphabet or numbers',
    unwritable: 'It has letters or signs that cannot be written in a US registry',
    signsRefused: 'It has signs that US registries do not accept',
    signsRisky: "It has signs that some states refuse; letters, numbers and & , . ' - are safer",
    length: (min, max) => `Use between ${min} and ${max} characters`,
    taken: 'There is already an order with this name in this state',
    similar: 'It is very similar to the name of another company in this state',
  },
  es_ES: {
    onlyDesignator: 'El nombre necesita algo más que la designación',
    designatorLast: 'Deja la designación al final del nombre',
    notEverywhere: (designator, accepted) =>
      `La designación «${designator}» no se acepta en todos los estados; usa ${accepted}`,
    noDesignator: (accepted) => `Falta la designación al final del nombre: ${accepted}`,
    ofOtherType: (designator) => `«${designator}» es la designación de otro tipo de empresa`,
    guarded: (found, reason) => `«${found}»: ${reason}`,
    guardedAnyhow: 'Palabra de uso restringido',
    noLatin: 'El nombre necesita letras del alfabeto latino o números',
    unwritable: 'Hay letras o signos que no se pueden escribir en el registro estadounidense',
    signsRefused: 'Hay signos que los registros estadounidenses no aceptan',
    signsRisky: "Hay signos que algunos estados rechazan; es mejor usar letras, números y & , . ' -",
    length: (min, max) => `Usa entre ${min} y ${max} caracteres`,
    taken: 'Ya existe un pedido con este nombre en este estado',
    similar: 'Se parece mucho al nombre de otra empresa en este estado',
  },
}
