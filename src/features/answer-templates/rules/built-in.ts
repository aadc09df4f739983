import type { BuiltIns } from './template.ts'

/** Answers that every team member has, in the language of the customer who reads them (G133). */
export const builtInAnswers: BuiltIns = {
  pt_BR: {
    refusal: [
      {
        id: 'unreadable',
        title: 'Imagem ilegível',
        body: 'Não conseguimos ler “{documento}”: a imagem está escura, tremida ou com reflexo. Fotografe de novo em um lugar claro, com o documento inteiro e sobre um fundo liso, ou envie um PDF.',
      },
      {
        id: 'cut',
        title: 'Documento cortado ou incompleto',
        body: 'Faltam partes em “{documento}”. Envie todas as páginas, frente e verso, com as quatro bordas visíveis.',
      },
      {
        id: 'expired',
        title: 'Documento vencido',
        body: '“{documento}” está vencido. Envie um documento dentro da validade.',
      },
      {
        id: 'old_address',
        title: 'Comprovante antigo',
        body: '“{documento}” precisa ter sido emitido nos últimos 90 dias, com o nome e o endereço informados para a {empresa}. Envie um mais recente.',
      },
      {
        id: 'other_name',
        title: 'Nome diferente do cadastro',
        body: 'O nome em “{documento}” não é o mesmo do cadastro da {empresa}. Envie o documento da pessoa certa ou fale conosco se o cadastro estiver errado.',
      },
      {
        id: 'wrong_document',
        title: 'Não é o documento pedido',
        body: 'O arquivo enviado não é “{documento}”. Confira a descrição do pedido e envie o documento certo.',
      },
    ],
    message: [
      {
        id: 'hello',
        title: 'Apresentação',
        body: 'Olá, {cliente}! Sou {agente} e cuido da abertura da {empresa} ({estado}). Pode me escrever por aqui sempre que tiver uma dúvida.',
      },
      {
        id: 'document_due',
        title: 'Lembrar de um documento',
        body: 'Olá, {cliente}! Ainda falta “{documento}” para continuarmos com a {empresa}. Você consegue enviar até {prazo}?',
      },
      {
        id: 'filed',
        title: 'Pedido protocolado no estado',
        body: 'Olá, {cliente}! Enviamos o pedido de abertura da {empresa} ao estado ({estado}). Agora esperamos a resposta e avisamos você assim que ela chegar.',
      },
      {
        id: 'ein',
        title: 'EIN a caminho',
        body: 'Olá, {cliente}! O pedido do EIN da {empresa} foi enviado ao IRS. Quem não tem SSN costuma esperar algumas semanas pela resposta.',
      },
      {
        id: 'delay',
        title: 'O estado está demorando',
        body: 'Olá, {cliente}! O estado ({estado}) está levando mais tempo que o normal com a {empresa}. Você não precisa fazer nada agora; acompanhamos e avisamos por aqui.',
      },
    ],
  },
  en_US: {
    refusal: [
      {
        id: 'unreadable',
        title: 'Image cannot be read',
        body: 'We cannot read “{documento}”: the picture is dark, blurred or has a reflection. Take it again in a bright place, with the whole document on a plain surface, or send a PDF.',
      },
      {
        id: 'cut',
        title: 'Document cut off or incomplete',
        body: 'Parts of “{documento}” are missing. Send every page, front and back, with all four edges visible.',
      },
      {
        id: 'expired',
        title: 'Document expired',
        body: '“{documento}” has expired. Send a document that is still valid.',
      },
      {
        id: 'old_address',
        title: 'Proof is too old',
        body: '“{documento}” must have been issued within the last 90 days, with the name and address given for {empresa}. Send a newer one.',
      },
      {
        id: 'other_name',
        title: 'Name differs from the order',
        body: 'The name on “{documento}” is not the one in the order for {empresa}. Send the document of the right person, or write to us if the order is wrong.',
      },
      {
        id: 'wrong_document',
        title: 'Not the document we asked for',
        body: 'The file you sent is not “{documento}”. Look at the description of the request and send the right document.',
      },
    ],
    message: [
      {
        id: 'hello',
        title: 'Introduction',
        body: 'Hello, {cliente}! I am {agente} and I take care of opening {empresa} in {estado}. Write to me here whenever you have a question.',
      },
      {
        id: 'document_due',
        title: 'Remind of a document',
        body: 'Hello, {cliente}! “{documento}” is still missing before we can go on with {empresa}. Can you send it by {prazo}?',
      },
      {
        id: 'filed',
        title: 'Filed with the state',
        body: 'Hello, {cliente}! We filed the formation of {empresa} with the state of {estado}. Now we wait for the answer and tell you as soon as it comes.',
      },
      {
        id: 'ein',
        title: 'EIN on its way',
        body: 'Hello, {cliente}! The EIN application of {empresa} has gone to the IRS. Without an SSN the answer usually takes a few weeks.',
      },
      {
        id: 'delay',
        title: 'The state takes long',
        body: 'Hello, {cliente}! The state of {estado} is taking longer than usual with {empresa}. You need to do nothing now; we follow it and tell you here.',
      },
    ],
  },
  es_ES: {
    refusal: [
      {
        id: 'unreadable',
        title: 'Imagen ilegible',
        body: 'No podemos leer «{documento}»: la imagen está oscura, movida o tiene reflejos. Haz otra foto en un lugar claro, con el documento entero sobre un fondo liso, o envía un PDF.',
      },
      {
        id: 'cut',
        title: 'Documento cortado o incompleto',
        body: 'Faltan partes de «{documento}». Envía todas las páginas, por delante y por detrás, con los cuatro bordes visibles.',
      },
      {
        id: 'expired',
        title: 'Documento caducado',
        body: '«{documento}» está caducado. Envía un documento vigente.',
      },
      {
        id: 'old_address',
        title: 'Comprobante antiguo',
        body: '«{documento}» debe ser de los últimos 90 días, con el nombre y la dirección indicados para {empresa}. Envía uno más reciente.',
      },
      {
        id: 'other_name',
        title: 'Nombre distinto del registro',
        body: 'El nombre de «{documento}» no es el del registro de {empresa}. Envía el documento de la persona correcta o escríbenos si el registro está mal.',
      },
      {
        id: 'wrong_document',
        title: 'No es el documento pedido',
        body: 'El archivo enviado no es «{documento}». Mira la descripción del pedido y envía el documento correcto.',
      },
    ],
    message: [
      {
        id: 'hello',
        title: 'Presentación',
        body: '¡Hola, {cliente}! Soy {agente} y me ocupo de abrir {empresa} en {estado}. Escríbeme por aquí siempre que tengas una duda.',
      },
      {
        id: 'document_due',
        title: 'Recordar un documento',
        body: '¡Hola, {cliente}! Todavía falta «{documento}» para seguir con {empresa}. ¿Puedes enviarlo antes del {prazo}?',
      },
      {
        id: 'filed',
        title: 'Presentado en el estado',
        body: '¡Hola, {cliente}! Hemos presentado la constitución de {empresa} en el estado de {estado}. Ahora esperamos la respuesta y te avisamos en cuanto llegue.',
      },
      {
        id: 'ein',
        title: 'EIN en camino',
        body: '¡Hola, {cliente}! La solicitud del EIN de {empresa} ya está en el IRS. Sin SSN la respuesta suele tardar unas semanas.',
      },
      {
        id: 'delay',
        title: 'El estado tarda',
        body: '¡Hola, {cliente}! El estado de {estado} está tardando más de lo normal con {empresa}. No tienes que hacer nada ahora; lo seguimos y te avisamos por aquí.',
      },
    ],
  },
}
