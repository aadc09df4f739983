import type { WordsByPortuguese } from '#rules/language/words-by-portuguese.ts'

/** Names of tasks and papers of the workflow templates; names of US papers stay English (L1). */
export const workflowWords: WordsByPortuguese = {
  'Conferir pedido e dados do cliente': {
    en_US: "Check the order and the customer's details",
    es_ES: 'Revisar el pedido y los datos del cliente',
  },
  'Validar identidade dos sócios': {
    en_US: "Verify the owners' identity",
    es_ES: 'Validar la identidad de los socios',
  },
  'Pesquisar disponibilidade do nome': {
    en_US: 'Search for name availability',
    es_ES: 'Consultar la disponibilidad del nombre',
  },
  'Designar agente registrado': { en_US: 'Appoint the registered agent', es_ES: 'Designar al agente registrado' },
  'Preparar o documento de formação': {
    en_US: 'Prepare the formation document',
    es_ES: 'Preparar el documento de formación',
  },
  'Protocolar no estado e pagar a taxa': {
    en_US: 'File with the state and pay the fee',
    es_ES: 'Presentar en el estado y pagar la tasa',
  },
  'Redigir o Operating Agreement': {
    en_US: 'Draft the Operating Agreement',
    es_ES: 'Redactar el Operating Agreement',
  },
  'Solicitar o EIN ao IRS': { en_US: 'Apply to the IRS for the EIN', es_ES: 'Solicitar el EIN al IRS' },
  'Registrar o EIN e checar dados fiscais': {
    en_US: 'Record the EIN and check the tax details',
    es_ES: 'Registrar el EIN y comprobar los datos fiscales',
  },
  'Orientar abertura de conta bancária': {
    en_US: 'Guide the opening of a bank account',
    es_ES: 'Orientar la apertura de la cuenta bancaria',
  },
  'Entregar o kit da empresa': { en_US: 'Deliver the company kit', es_ES: 'Entregar el kit de la empresa' },
  'Validar identidade de acionistas e diretores': {
    en_US: 'Verify the identity of shareholders and directors',
    es_ES: 'Validar la identidad de accionistas y directores',
  },
  'Definir a estrutura de capital': {
    en_US: 'Define the capital structure',
    es_ES: 'Definir la estructura de capital',
  },
  'Preparar o documento de constituição': {
    en_US: 'Prepare the incorporation document',
    es_ES: 'Preparar el documento de constitución',
  },
  'Redigir Bylaws e ata de organização': {
    en_US: 'Draft the Bylaws and the organizational minutes',
    es_ES: 'Redactar los Bylaws y el acta de organización',
  },
  'Emitir ações e abrir o livro societário': {
    en_US: 'Issue shares and open the corporate records book',
    es_ES: 'Emitir acciones y abrir el libro societario',
  },
  'Registrar o EIN e montar o calendário fiscal': {
    en_US: 'Record the EIN and set up the tax calendar',
    es_ES: 'Registrar el EIN y preparar el calendario fiscal',
  },
  'Conferir pedido e dados dos sócios': {
    en_US: "Check the order and the owners' details",
    es_ES: 'Revisar el pedido y los datos de los socios',
  },
  'Verificar o nome e o nome fantasia': {
    en_US: 'Check the legal name and the trade name',
    es_ES: 'Comprobar el nombre y el nombre comercial',
  },
  'Redigir o Partnership Agreement': {
    en_US: 'Draft the Partnership Agreement',
    es_ES: 'Redactar el Partnership Agreement',
  },
  'Registrar a sociedade ou o DBA': {
    en_US: 'Register the partnership or the DBA',
    es_ES: 'Registrar la sociedad o el DBA',
  },
  'Registrar o EIN e orientar obrigações': {
    en_US: 'Record the EIN and explain the obligations',
    es_ES: 'Registrar el EIN y explicar las obligaciones',
  },
  'Conferir pedido e perfil do cliente': {
    en_US: "Check the order and the customer's profile",
    es_ES: 'Revisar el pedido y el perfil del cliente',
  },
  'Validar identidade': { en_US: 'Verify identity', es_ES: 'Validar la identidad' },
  'Verificar e registrar o nome fantasia (DBA)': {
    en_US: 'Check and register the trade name (DBA)',
    es_ES: 'Comprobar y registrar el nombre comercial (DBA)',
  },
  'Levantar licenças e permissões': {
    en_US: 'Find out the licenses and permits needed',
    es_ES: 'Averiguar las licencias y los permisos necesarios',
  },
  'Solicitar EIN ou orientar o uso do ITIN': {
    en_US: 'Apply for the EIN or explain how to use the ITIN',
    es_ES: 'Solicitar el EIN u orientar sobre el uso del ITIN',
  },
  'Entregar orientações finais': { en_US: 'Deliver the final guidance', es_ES: 'Entregar las indicaciones finales' },
  'Cobrar o EIN no IRS': { en_US: 'Follow up on the EIN with the IRS', es_ES: 'Reclamar el EIN al IRS' },
  'O EIN chegou.': { en_US: 'The EIN has arrived.', es_ES: 'El EIN ha llegado.' },

  'Comprovante de pagamento': { en_US: 'Proof of payment', es_ES: 'Comprobante de pago' },
  'Passaporte, RG ou CNH': {
    en_US: "Passport, Brazilian identity card (RG) or driver's license (CNH)",
    es_ES: 'Pasaporte, documento de identidad (RG) o permiso de conducir (CNH) de Brasil',
  },
  'Comprovante de endereço': { en_US: 'Proof of address', es_ES: 'Comprobante de domicilio' },
  'Opções de nome da empresa': { en_US: 'Company name options', es_ES: 'Opciones de nombre de la empresa' },
  'Dados do agente registrado': { en_US: 'Registered agent details', es_ES: 'Datos del agente registrado' },
  'Ficha de identificação dos sócios': {
    en_US: 'Owner identification sheet',
    es_ES: 'Ficha de identificación de los socios',
  },
  'Relatório de disponibilidade do nome': {
    en_US: 'Name availability report',
    es_ES: 'Informe de disponibilidad del nombre',
  },
  'Aceite do agente registrado': {
    en_US: "Registered agent's acceptance",
    es_ES: 'Aceptación del agente registrado',
  },
  'Minuta do documento de formação': {
    en_US: 'Draft of the formation document',
    es_ES: 'Borrador del documento de formación',
  },
  'Documento de formação aprovado': {
    en_US: 'Approved formation document',
    es_ES: 'Documento de formación aprobado',
  },
  'SS-4 assinado': { en_US: 'Signed SS-4', es_ES: 'SS-4 firmado' },
  'Comprovante de envio do SS-4': {
    en_US: 'Proof that the SS-4 was sent',
    es_ES: 'Comprobante de envío del SS-4',
  },
  'Carta de confirmação do EIN': { en_US: 'EIN confirmation letter', es_ES: 'Carta de confirmación del EIN' },
  'Operating Agreement': { en_US: 'Operating Agreement', es_ES: 'Operating Agreement' },
  'Quadro de capital': { en_US: 'Cap table', es_ES: 'Cuadro de capital' },
  'Minuta do documento de constituição': {
    en_US: 'Draft of the incorporation document',
    es_ES: 'Borrador del documento de constitución',
  },
  'Documento de constituição aprovado': {
    en_US: 'Approved incorporation document',
    es_ES: 'Documento de constitución aprobado',
  },
  'Ata de organização': { en_US: 'Organizational minutes', es_ES: 'Acta de organización' },
  Bylaws: { en_US: 'Bylaws', es_ES: 'Bylaws' },
  'Partnership Agreement': { en_US: 'Partnership Agreement', es_ES: 'Partnership Agreement' },
  'Registro da sociedade': { en_US: 'Partnership registration', es_ES: 'Registro de la sociedad' },
  'Registro de DBA': { en_US: 'DBA registration', es_ES: 'Registro del DBA' },
  'Checklist do pedido': { en_US: 'Order checklist', es_ES: 'Lista de comprobación del pedido' },
  'Protocolo de arquivamento': { en_US: 'Filing receipt', es_ES: 'Resguardo de presentación' },
  'Formulário SS-4': { en_US: 'Form SS-4', es_ES: 'Formulario SS-4' },
  'Calendário de obrigações': { en_US: 'Calendar of obligations', es_ES: 'Calendario de obligaciones' },
  'Dossiê bancário': { en_US: 'Bank file', es_ES: 'Expediente bancario' },
  'Kit final da empresa': { en_US: 'Final company kit', es_ES: 'Kit final de la empresa' },
  'Certificados de ações': { en_US: 'Share certificates', es_ES: 'Certificados de acciones' },
  'Livro de registro de ações': { en_US: 'Stock ledger', es_ES: 'Libro registro de acciones' },
  'Lista de licenças': { en_US: 'List of licenses', es_ES: 'Lista de licencias' },
  'Ficha de acompanhamento do EIN': { en_US: 'EIN follow-up sheet', es_ES: 'Ficha de seguimiento del EIN' },
}
