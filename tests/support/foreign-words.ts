import { type Language, languages } from '#rules/language/preferences.ts'
import { formalForms } from './formal-spanish.ts'

/** Everyday words and letters that only one of the three languages uses. */
const telltales: Record<Language, RegExp> = {
  pt_BR:
    /[ãõ]|(?<![\p{L}\d.@/])(?:você|vocês|olá|seus?|suas?|noss[ao]s?|equipe|senha|mensagens|abertura|pagamentos?|painel|arquivos?|foi|pelo|pela|da|das|em|uma?|ao|ou|com|mais|até|prazos?|fatura|sócios|taxa|aprovad[ao]|recusado|conta)(?![\p{L}\d/@-])/giu,
  en_US:
    /(?<![\p{L}\d.@/])(?:the|you|your|our|hello|team|password|payments?|deadlines?|next|files?|is|was|were|will|from|with|and|documents?|orders?|invoice|company|not|of|account|fee|pending|paid|refunded|failed|search|name|date|settings|profile|user|agent|approved|rejected|review|required|sign|welcome|loading|size|method|amount|choose|owner|business|step|card|valid|invalid|missing|please)(?![\p{L}\d/@-])/giu,
  es_ES:
    /[ñ¿¡]|(?<![\p{L}\d.@/])(?:hola|tus?|el|los|las|una?|del|hemos|nuestr[ao]s?|equipo|contraseña|plazos?|mensajes?|apertura|siguiente|archivos?|correo|con|enlace|factura|tasa|ha|cuenta|ya|puedes)(?![\p{L}\d/@-])/giu,
}
/** Names that are the same in every language: places, products, titles of US documents and the answers their forms ask for. */
const names =
  /São Paulo|1Password|Limited Liability Company|Articles of Organization|Certificate of Incorporation|Started new business|green card/g

/** The words of a text that belong to another language than its own, and in Spanish the formal "usted" forms. */
export const foreignWords = (text: string, language: Language): string[] => [
  ...languages
    .filter((other) => other !== language)
    .flatMap((other) => text.replaceAll(names, '').match(telltales[other]) ?? []),
  ...(language === 'es_ES' ? formalForms(text) : []),
]

/** Words that identify a text's own language: without any match, an empty `foreignWords` would prove nothing. */
export const ownWords = (text: string, language: Language): string[] => text.match(telltales[language]) ?? []
