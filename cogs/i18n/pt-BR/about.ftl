### Sobre este bot

cmd-about = Versão, novidades, termos, privacidade, ajuda e convite

about-heading = ## Cake Club { $version }
about-new = **Novidades da 1.0.0:** Cake Duel, You Take the Cake e Cake Auf!, com robôs de três níveis, tutorial e regras de cada jogo, ratings e rankings, torneios, partidas do dia, replays e embaralhamentos que você pode conferir com `/verify`.
about-privacy = **Privacidade:** `/privacy show` mostra o que é guardado sobre você e permite apagar tudo. O bot nunca lê as mensagens.{ $url ->
    [none] {""}
   *[other] {" "}[Política de privacidade]({ $url })
}
about-terms = **Termos:** o bot é grátis, nada vale dinheiro e não há nenhuma garantia.{ $url ->
    [none] {""}
   *[other] {" "}[Termos de serviço]({ $url })
}
about-licence = **Licença:** o programa é software livre sob a licença MIT. É uma obra de fãs, não oficial; os jogos pertencem a quem os criou.{ $url ->
    [none] {""}
   *[other] {" "}[Código-fonte]({ $url })
}
about-support = **Ajuda:** { $url ->
    [none] pergunte a quem hospeda este bot, por exemplo por meio da administração do seu servidor.
   *[other] [procure ajuda aqui]({ $url }).
}
about-sentences = **Tradução:** [avise sobre uma frase]({ $url }) errada ou pouco clara.
about-invite = **Convite:** [adicione o Cake Club a outro servidor]({ $url }).
about-account = **Na sua conta:** [adicione o Cake Club aos seus apps]({ $url }) e jogue por mensagens diretas, sem servidor.
