const commands =
  'abra|active|añada|busque|cambie|compruebe|confirme|contacte|copie|corrija|cree|dé|descargue|elija|entre|envíe|escriba|espere|explique|guarde|haga|indique|intente|introduzca|lea|marque|mire|pida|pruebe|pulse|quite|recargue|registre|rellene|responda|revise|siga|use|vea|verifique|vuelva'
/** Forms that only "usted" takes: the pronoun, imperatives at the start of a clause, imperatives with a pronoun suffix. */
const formal = [
  /(?<!\p{L})(?:usted(?:es)?|se le|lo que (?:escribió|envió|eligió))(?!\p{L})/giu,
  new RegExp(`(?:^|[.:!?] |¡| [oy] )(?:${commands})(?!\\p{L})`, 'giu'),
  /(?<!\p{L})(?:inténte|compruébe|revíse|guárde|envíe|reábra|ábra|escríba|elíja|póng?a)(?:l[aeo]s?|se)(?!\p{L})/giu,
  // "Su" where it refers to the reader; elsewhere it may be the third person's "their".
  /(?:^|[.:!?] )(?:su|sus) \p{L}+|(?<!\p{L})(?:su (?:cuenta|contraseña|correo)|sus clientes)(?!\p{L})/giu,
]

/** Finds "usted" forms, because our Spanish texts address the reader as "tú". */
export const formalForms = (text: string): string[] => formal.flatMap((form) => text.match(form) ?? [])
