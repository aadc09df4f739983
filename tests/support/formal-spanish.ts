const commands =
  'abra|active|añada|busque|cambie|compruebe|confirme|contacte|copie|corrija|cree|dé|descargue|elija|entre|envíe|escriba|espere|explique|guarde|haga|indique|intente|introduzca|lea|marque|mire|pida|pruebe|pulse|quite|recargue|registre|rellene|responda|revise|siga|use|vea|verifique|vuelva'
/** What only "usted" says: itself, its commands where a clause begins, and its commands with a pronoun at their end. */
const formal = [
  /(?<!\p{L})(?:usted(?:es)?|se le|lo que (?:escribió|envió|eligió))(?!\p{L})/giu,
  new RegExp(`(?:^|[.:!?] |¡| [oy] )(?:${commands})(?!\\p{L})`, 'giu'),
  /(?<!\p{L})(?:inténte|compruébe|revíse|guárde|envíe|reábra|ábra|escríba|elíja|póng?a)(?:l[aeo]s?|se)(?!\p{L})/giu,
  // "Su" before what belongs to the reader; elsewhere it may be a third person's.
  /(?:^|[.:!?] )(?:su|sus) \p{L}+|(?<!\p{L})(?:su (?:cuenta|contraseña|correo)|sus clientes)(?!\p{L})/giu,
]

/** Finds the forms of "usted"; our Spanish texts say "tú" to whoever reads them. */
export const formalForms = (text: string): string[] => formal.flatMap((form) => text.match(form) ?? [])
