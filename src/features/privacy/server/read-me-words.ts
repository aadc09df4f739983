import { ANSWER_DAYS, EXPORT_DAYS } from '#features/privacy/rules/data-export.ts'
import type { Language } from '#rules/language/preferences.ts'

type ReadMeWords = {
  file: string
  title: (siteName: string) => string
  person: (name: string) => string
  gathered: (at: string) => string
  law: string[]
  contents: string
  files: string
  reading: string[]
  shared: string
  agent: (name: string) => string
  stripe: string
  nobody: string
  absent: string
  absences: string[]
  missing: string
}

/** Texts of the export's read-me in every language; a missing text does not compile. */
export const readMeWords: Record<Language, ReadMeWords> = {
  pt_BR: {
    file: 'LEIA-ME.txt',
    title: (siteName) => `Seus dados na ${siteName}`,
    person: (name) => `Titular: ${name}`,
    gathered: (at) => `Reunidos em: ${at} (hora UTC, como todas as horas destes arquivos)`,
    law: [
      'Este arquivo ZIP contém tudo o que guardamos sobre você, como prevê o art. 18 da Lei Geral de Proteção de Dados',
      `(LGPD, Lei 13.709/2018). O art. 19 nos dá ${ANSWER_DAYS} dias para a declaração completa; este é o conteúdo dela.`,
      `O arquivo fica disponível no site por ${EXPORT_DAYS} dias e depois é apagado. Você pode pedir outro quando quiser.`,
    ],
    contents: 'O QUE HÁ EM CADA ARQUIVO',
    files: 'Os arquivos dos documentos, em todas as versões. O nome começa pelo código do documento.',
    reading: [
      'Os arquivos .json abrem em qualquer editor de texto. Um arquivo com [] quer dizer que não guardamos nada daquele tipo.',
      'O que alguém da equipe escreve no processo de um cliente faz parte dos dados desse cliente.',
    ],
    shared: 'COM QUEM SEUS DADOS FORAM DIVIDIDOS',
    agent: (name) => `${name}, agente que cuida do seu processo: dados da empresa, dos sócios e documentos.`,
    stripe: 'Stripe, prestador de pagamento: valor, e-mail e dados do cartão, que você digita no site dele.',
    nobody: 'Com ninguém fora da equipe de atendimento.',
    absent: 'O QUE NÃO ESTÁ AQUI',
    absences: [
      'Senhas, códigos e chaves: guardados de forma que ninguém os lê.',
      'Dados de outras pessoas. Quem é da equipe aparece só pelo nome.',
    ],
    missing: 'ARQUIVOS QUE NÃO FORAM ENCONTRADOS',
  },
  en_US: {
    file: 'READ-ME.txt',
    title: (siteName) => `Your data at ${siteName}`,
    person: (name) => `Person: ${name}`,
    gathered: (at) => `Gathered on: ${at} (UTC, like all times in these files)`,
    law: [
      'This ZIP file contains everything we keep about you, under article 18 of the Brazilian data protection law',
      `(LGPD, Law 13,709/2018). Article 19 gives us ${ANSWER_DAYS} days for the complete statement; this is its content.`,
      `The file is available on the site for ${EXPORT_DAYS} days and is then removed. You can ask for another one at any time.`,
    ],
    contents: 'WHAT IS IN EACH FILE',
    files: 'The files of the documents, in all versions. The name begins with the code of the document.',
    reading: [
      'The .json files open in any text editor. A file with [] means that we keep nothing of that kind. Names of files and fields are the same in every language.',
      'What somebody of the team writes in the process of a customer is part of the data of that customer.',
    ],
    shared: 'WITH WHOM YOUR DATA WAS SHARED',
    agent: (name) =>
      `${name}, the agent who takes care of your process: data of the company and its owners, documents.`,
    stripe: 'Stripe, payment provider: amount, e-mail and card data, which you enter on its site.',
    nobody: 'With nobody outside the service team.',
    absent: 'WHAT IS NOT HERE',
    absences: [
      'Passwords, codes and keys: kept in such a way that nobody can read them.',
      'Data of other people. Members of the team appear by name only.',
    ],
    missing: 'FILES THAT WERE NOT FOUND',
  },
  es_ES: {
    file: 'LEEME.txt',
    title: (siteName) => `Tus datos en ${siteName}`,
    person: (name) => `Titular: ${name}`,
    gathered: (at) => `Reunidos el: ${at} (hora UTC, como todas las horas de estos archivos)`,
    law: [
      'Este archivo ZIP contiene todo lo que guardamos sobre ti, según el art. 18 de la ley brasileña de protección de datos',
      `(LGPD, Ley 13.709/2018). El art. 19 nos da ${ANSWER_DAYS} días para la declaración completa; este es su contenido.`,
      `El archivo está disponible en el sitio durante ${EXPORT_DAYS} días y después se elimina. Puedes pedir otro cuando quieras.`,
    ],
    contents: 'QUÉ HAY EN CADA ARCHIVO',
    files: 'Los archivos de los documentos, en todas las versiones. El nombre empieza por el código del documento.',
    reading: [
      'Los archivos .json se abren con cualquier editor de texto. Un archivo con [] quiere decir que no guardamos nada de ese tipo. Los nombres de archivos y campos son los mismos en todos los idiomas.',
      'Lo que alguien del equipo escribe en el proceso de un cliente forma parte de los datos de ese cliente.',
    ],
    shared: 'CON QUIÉN SE HAN COMPARTIDO TUS DATOS',
    agent: (name) => `${name}, agente que lleva tu proceso: datos de la empresa y de los socios, documentos.`,
    stripe: 'Stripe, proveedor de pago: importe, correo y datos de la tarjeta, que escribes en su sitio.',
    nobody: 'Con nadie fuera del equipo de atención.',
    absent: 'LO QUE NO ESTÁ AQUÍ',
    absences: [
      'Contraseñas, códigos y claves: se guardan de forma que nadie puede leerlos.',
      'Datos de otras personas. Quien es del equipo aparece solo por su nombre.',
    ],
    missing: 'ARCHIVOS QUE NO SE HAN ENCONTRADO',
  },
}
