const NUMBER = String.raw`\d[\d.,]*`
const COUNTED = `(?:um|uma|dois|duas|três|quatro|cinco|seis|sete|oito|nove|dez|doze|quinze|trinta|${NUMBER})`
const UNIT = '(?:horas?|dias?(?: úteis| corridos)?|semanas?|m[eê]s(?:es)?|anos?|vezes|parcelas)'

/** Prices, percentages, dates, periods and payment methods: public texts may contain these only through a marker. */
const kinds = {
  price: new RegExp(String.raw`(?:R\$|US\$|\$)\s?${NUMBER}|${NUMBER} (?:reais|dólares)`, 'gi'),
  percentage: new RegExp(String.raw`${NUMBER}\s?%`, 'g'),
  date: /\b\d{1,2}\/\d{1,2}(?:\/\d{4})?\b|\b\d{1,2}º? de (?:janeiro|fevereiro|março|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro)\b/gi,
  period: new RegExp(String.raw`(?<![\p{L}\d])${COUNTED} ${UNIT}(?!\p{L})`, 'giu'),
  method: /(?<!\p{L})(?:pix|boleto|cartão de crédito|transferência bancária)(?!\p{L})/giu,
} as const

/** Every figure that a text spells out instead of using a marker. */
export const figuresIn = (text: string): string[] =>
  Object.values(kinds).flatMap((pattern) => [...text.matchAll(pattern)].map(([found]) => found))
