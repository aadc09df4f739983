export type PageSeo = {
  /** At most 60 characters with the site's name filled in. */
  title: string
  /** At most 155 characters. */
  description: string
  ogTitle: string
  ogDescription: string
  /** Kept out of the sitemap and marked noindex when false. */
  index: boolean
}

const page = (title: string, description: string, ogTitle: string, ogDescription: string, index = true): PageSeo => ({
  title: `${title} · {{siteName}}`,
  description,
  ogTitle,
  ogDescription,
  index,
})

/** Kept apart from the pages' texts: every screen loads this file. */
export const seoByPath = {
  '/': page(
    'Abra sua empresa nos EUA sem sair do Brasil',
    'LLC ou Corporation em qualquer estado americano, com atendimento em português, pedido do EIN e acompanhamento de cada etapa pelo painel.',
    'Abra sua empresa nos Estados Unidos sem sair do Brasil',
    'Preparamos os documentos, protocolamos no estado e pedimos o EIN. Você acompanha em português.',
  ),
  '/como-funciona': page(
    'Como funciona a abertura nos EUA',
    'Cinco etapas, do cadastro à empresa operacional: identidade, tipo de empresa, registro no estado, EIN e conta bancária. Veja prazos e o que é pedido.',
    'Como abrir sua empresa nos EUA, etapa por etapa',
    'Do cadastro à empresa operacional, em cinco etapas que você acompanha pelo painel.',
  ),
  '/planos': page(
    'Planos e preços',
    'Compare os planos {{planNames}}: o que cada um inclui, pagamento único e taxa do estado mostrada à parte, antes do pagamento.',
    'Planos para abrir sua empresa nos EUA',
    'Pagamento único pelo serviço. Veja o que cada plano inclui.',
  ),
  '/faq': page(
    'Perguntas frequentes',
    'Prazos, documentos, taxas, impostos, agente registrado e conta bancária: respostas curtas em português sobre abrir empresa nos Estados Unidos.',
    'Perguntas frequentes sobre abrir empresa nos EUA',
    'Respostas curtas sobre prazos, custos, obrigações e a plataforma.',
  ),
  '/contato': page(
    'Contato',
    'Fale com nossa equipe em português. Envie sua dúvida pelo formulário e veja os horários de atendimento e os contatos do escritório.',
    'Fale com nossa equipe',
    'Atendimento em português para quem quer abrir empresa nos Estados Unidos.',
  ),
  '/cadastro': page(
    'Abrir empresa: tipo, estado e plano',
    'Descubra se LLC ou Corporation combina com você, compare taxas e prazos dos 50 estados e comece o pedido da sua empresa nos Estados Unidos.',
    'Escolha o tipo e o estado da sua empresa nos EUA',
    'Quiz de tipo de empresa e guia dos 50 estados, com taxa, prazo, fonte e data.',
  ),
  '/privacidade': page(
    'Política de privacidade',
    'Quais dados usamos, por que, com quem dividimos, por quanto tempo guardamos e como exercer seus direitos da LGPD.',
    'Política de privacidade',
    'Seus dados e seus direitos, em linguagem direta.',
  ),
  '/termos': page(
    'Termos de uso',
    'O que o serviço faz e não faz, preços e taxas, cancelamento e reembolso, responsabilidades, assinatura eletrônica, lei e foro.',
    'Termos de uso',
    'O que fazemos, o que não fazemos e o que cada lado assume.',
  ),
  '/login': page(
    'Entrar',
    'Entre na sua conta para acompanhar o pedido, enviar documentos e falar com o seu agente.',
    'Entrar na sua conta',
    'Acompanhe o pedido da sua empresa.',
    false,
  ),
  '/signup': page(
    'Criar conta',
    'Crie sua conta para abrir uma empresa nos Estados Unidos e acompanhar cada etapa em português.',
    'Criar conta',
    'Sua empresa nos Estados Unidos começa por aqui.',
    false,
  ),
  '/esqueci-senha': page(
    'Esqueci minha senha',
    'Receba por e-mail um link para criar uma senha nova.',
    'Esqueci minha senha',
    'Receba por e-mail um link para criar uma senha nova.',
    false,
  ),
  '/redefinir-senha': page(
    'Redefinir senha',
    'Crie uma senha nova para a sua conta.',
    'Redefinir senha',
    'Crie uma senha nova para a sua conta.',
    false,
  ),
  '/verificar-email': page(
    'Verificar e-mail',
    'Confirme o endereço de e-mail da sua conta.',
    'Verificar e-mail',
    'Confirme o endereço de e-mail da sua conta.',
    false,
  ),
} as const satisfies Record<string, PageSeo>

/** Drawn by scripts/make-images.ts. */
export const socialImage = {
  path: '/social.png',
  width: 1200,
  height: 630,
  alt: 'Rota pontilhada de São Paulo a um estado americano',
} as const

/** Contacts are left out of the data when their setting is empty. */
export const organizationData = {
  name: '{{siteName}}',
  description: 'Abertura de empresas nos Estados Unidos para empreendedores brasileiros, com atendimento em português.',
  email: '{{email}}',
  telephone: '{{phone}}',
  address: '{{officeAddress}}',
  areaServed: 'BR',
} as const
