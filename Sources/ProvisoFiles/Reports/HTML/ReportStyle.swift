/// How the page looks: light and dark as the reader's system is, on narrow screens and on paper.
enum ReportStyle {
    /// The style sheet. It fetches nothing.
    static let sheet: StaticString = """

        :root{color-scheme:light dark;--ground:#f6f7f9;--card:#fff;--text:#1c2128;--soft:#57606a;--line:#d5dae1;--bar:#2f6fdb;
        --track:#e4e8ee;--error:#b42318;--error-ground:#fdecea;--warning:#7a4d00;--warning-ground:#fff3d6;--fine:#11673a;
        --fine-ground:#e3f5ea;--link:#0b57b7;--t0:#aab2bd;--t1:#2f6fdb;--t2:#6941c6;--t3:#b54708;--t4:#087f5b;--t5:#0b7285;
        --t6:#495361;--t7:#a61e6d;--t8:#7c2d12}
        @media (prefers-color-scheme:dark){:root{--ground:#0f1319;--card:#181d25;--text:#e7ebf0;--soft:#a3adba;--line:#333c48;
        --bar:#6ea3f5;--track:#2a323d;--error:#ff9b8f;--error-ground:#3b1714;--warning:#f5c26b;--warning-ground:#3a2a08;
        --fine:#7fd6a2;--fine-ground:#0f2f1e;--link:#8ab8ff;--t0:#5d6775;--t1:#6ea3f5;--t2:#b197fc;--t3:#ffa94d;--t4:#51cf9b;
        --t5:#4fc3dc;--t6:#b6c0cc;--t7:#f783c5;--t8:#e8a27c}}
        *{box-sizing:border-box}
        body{margin:0;background:var(--ground);color:var(--text);font:1rem/1.5 system-ui,-apple-system,"Segoe UI",Roboto,"Noto Sans",
        sans-serif;overflow-wrap:break-word}
        header,main,footer{max-width:72rem;margin-inline:auto;padding-inline:1.25rem}
        header{padding-block:2rem .5rem}
        footer{padding-block:1.5rem 2.5rem;color:var(--soft);font-size:.875rem}
        h1{font-size:1.75rem;line-height:1.2;margin:0 0 .75rem}
        h2{font-size:1.25rem;margin:2.25rem 0 .75rem}
        h3{font-size:1rem;margin:0 0 .5rem}
        p{margin:.5rem 0;max-width:60rem}
        a{color:var(--link)}
        a:focus-visible,[tabindex]:focus-visible{outline:3px solid var(--link);outline-offset:2px}
        .skip{position:absolute;inset-inline-start:-999rem}
        .skip:focus{position:static}
        nav ul{display:flex;flex-wrap:wrap;gap:.25rem 1.25rem;list-style:none;margin:1rem 0 0;padding:0}
        h4{font-size:.95rem;margin:1.25rem 0 .4rem;color:var(--soft);font-weight:600}
        header>.soft{margin:0 0 .35rem}
        .verdict{display:inline-block;border-radius:.5rem;padding:.25rem .75rem;font-weight:600;margin:0 .5rem .75rem 0}
        h1.failed .mark{color:var(--error)}h1.warned .mark{color:var(--warning)}h1.passed,h1.passed .mark{color:var(--fine)}
        .verdict.warned{background:var(--warning-ground);color:var(--warning)}
        .problems{list-style:none;margin:0 0 1rem;padding:0;background:var(--card);border:1px solid var(--line);border-radius:.6rem}
        .problems>li{display:grid;grid-template-columns:minmax(0,1fr) 9.5rem;gap:.1rem 1.5rem;padding:.7rem 1rem;
        border-top:1px solid var(--line)}
        .problems>li:first-child{border-top:0}
        .what p{margin:0;font-weight:600;overflow-wrap:anywhere}
        .where{display:flex;flex-wrap:wrap;gap:.1rem 1.1rem;margin:0;color:var(--soft);font-size:.9rem;align-items:baseline}
        .where b{color:var(--text);font-weight:600}
        .where b,.where span{overflow-wrap:anywhere}
        .much{grid-row:1/span 3;grid-column:2;text-align:end;font-variant-numeric:tabular-nums}
        .much b{display:block;font-size:1.15rem;line-height:1.3}
        .much small{display:block;color:var(--soft);font-size:.8rem}
        .values{grid-column:1;margin-top:.35rem;min-width:0}
        .chips{display:flex;flex-wrap:wrap;gap:.35rem;list-style:none;margin:0;padding:0;font-size:.9rem}
        .chips li{border:1px solid var(--line);border-radius:.4rem;padding:.02rem .45rem;overflow-wrap:anywhere}
        .chips small{color:var(--soft);white-space:nowrap}
        .chips .soft{border-color:transparent}
        details{margin:.4rem 0}
        summary{cursor:pointer;color:var(--link);font-size:.9rem;width:fit-content}
        summary h3{display:inline;font-size:1rem;color:var(--text)}
        summary:focus-visible{outline:3px solid var(--link);outline-offset:2px}
        details>.cards,details>.problems{margin-top:.75rem}
        .facts{display:flex;flex-wrap:wrap;gap:.2rem 1.75rem;margin:0;font-size:.925rem}
        .facts div{display:flex;gap:.5rem}
        .facts dt{color:var(--soft)}
        .facts dd{margin:0}
        .numbers{display:grid;grid-template-columns:repeat(auto-fit,minmax(9.5rem,1fr));gap:.75rem;margin:0}
        .numbers div{background:var(--card);border:1px solid var(--line);border-radius:.6rem;padding:.75rem 1rem}
        .numbers div{display:flex;flex-direction:column;justify-content:space-between}
        .numbers dt{color:var(--soft);font-size:.875rem}
        .numbers dd{margin:0;font-size:1.5rem;font-weight:650;font-variant-numeric:tabular-nums}
        .numbers small{font-size:.875rem;font-weight:400;color:var(--soft);white-space:nowrap}
        .note{border-inline-start:4px solid var(--warning);background:var(--warning-ground);padding:.5rem 1rem;margin:1rem 0;
        border-radius:.3rem}
        .note h3,.note p,.note ul{margin:.15rem 0}
        .note h3{font-size:.95rem}
        .note b{font-size:.95rem}
        .alert{border-color:var(--error);background:var(--error-ground);margin-block:1.25rem .5rem}
        .alert .lead{font-weight:600;font-size:1.1rem;color:var(--error);margin-bottom:.6rem}
        .names{columns:2 13rem;column-gap:1.5rem;list-style:none;padding:0}
        .near{columns:1}
        .names li{break-inside:avoid}
        .soft{color:var(--soft);font-size:.9rem}
        .whole{display:block;width:100%;height:1rem;border-radius:.3rem;margin:1rem 0 .25rem}
        .pair{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(100%,24rem),1fr));gap:1rem}
        .card{background:var(--card);border:1px solid var(--line);border-radius:.6rem;padding:1rem;min-width:0}
        .cards{display:grid;grid-template-columns:repeat(auto-fill,minmax(min(100%,21rem),1fr));gap:1rem}
        .scroll{overflow-x:auto;background:var(--card);border:1px solid var(--line);border-radius:.6rem;margin-block:1rem}
        table{border-collapse:collapse;width:100%;font-size:.925rem}
        caption{text-align:start;font-weight:600;padding:.6rem .75rem}
        th,td{text-align:start;vertical-align:top;padding:.4rem .75rem;border-top:1px solid var(--line)}
        thead th{color:var(--soft);font-weight:600;border-top:0;white-space:nowrap}
        tbody th{font-weight:500}
        .count{text-align:end;font-variant-numeric:tabular-nums;white-space:nowrap}
        .scroll td{min-width:4rem}
        .wide{min-width:16rem;overflow-wrap:anywhere}
        td bdi,th bdi,td code,th code{display:inline-block;max-width:20rem}
        .wide bdi{max-width:none}
        h1,h3,dd,li,caption{overflow-wrap:anywhere}
        .place{text-align:end;font-variant-numeric:tabular-nums;overflow-wrap:anywhere}
        .place .unit{white-space:nowrap}
        .bar{display:block;width:100%;height:.4rem;margin-top:.3rem}
        .types{display:block;width:100%;height:.6rem;margin:.25rem 0 .5rem}
        [dir=rtl] svg{transform:scaleX(-1)}
        .track{fill:var(--track)}.fill{fill:var(--bar)}.bad{fill:var(--error)}.good{fill:var(--fine)}.mild{fill:var(--warning)}
        .t0{fill:var(--t0)}.t1{fill:var(--t1)}.t2{fill:var(--t2)}.t3{fill:var(--t3)}.t4{fill:var(--t4)}.t5{fill:var(--t5)}
        .t6{fill:var(--t6)}.t7{fill:var(--t7)}.t8{fill:var(--t8)}
        .key{display:inline-block;width:.7rem;height:.7rem;margin-inline-end:.4rem;vertical-align:-.05rem}
        .tag{white-space:nowrap;font-weight:600}
        .error{color:var(--error)}.warning{color:var(--warning)}
        .profile ul{list-style:none;margin:0;padding:0}
        .profile li{display:flex;justify-content:space-between;align-items:baseline;gap:.75rem}
        .profile dl{display:grid;grid-template-columns:minmax(6rem,max-content) 1fr;gap:.15rem .75rem;margin:.5rem 0 0;font-size:.925rem}
        .profile dt{color:var(--soft)}
        .profile .whole-line{grid-column:1/-1}
        .profile .unit{display:inline-block}
        .profile dd{margin:0;min-width:0}
        .profile .part{white-space:nowrap;font-variant-numeric:tabular-nums;color:var(--soft)}
        code{font:.9em ui-monospace,"SF Mono",Menlo,Consolas,"Noto Sans Mono",monospace;white-space:pre-wrap}
        @media (max-width:40rem){header{padding-block-start:1.25rem}h1{font-size:1.4rem}.wide{min-width:11rem}.scroll th,.scroll td{padding:.35rem .5rem}
        .problems>li{grid-template-columns:minmax(0,1fr);padding:.6rem .75rem}
        .much{grid-row:auto;grid-column:1;text-align:start;display:flex;flex-wrap:wrap;align-items:baseline;gap:0 .6rem}
        .much b{font-size:1rem}.numbers{grid-template-columns:1fr 1fr}.numbers div{padding:.5rem .75rem}}
        @media print{:root{color-scheme:light;--ground:#fff;--card:#fff;--text:#000;--soft:#444;--line:#bbb;--bar:#2f6fdb;--track:#e4e8ee;
        --error:#a01b12;--error-ground:#fff;--warning:#6b4300;--warning-ground:#fff;--fine:#11673a;--fine-ground:#fff;--link:#000;
        --t0:#aab2bd;--t1:#2f6fdb;--t2:#6941c6;--t3:#b54708;--t4:#087f5b;--t5:#0b7285;--t6:#495361;--t7:#a61e6d;--t8:#7c2d12}
        body{font-size:10pt;line-height:1.35}header,main,footer{max-width:none;padding-inline:0}nav,.skip{display:none}
        footer{position:absolute;top:0;inset-inline-end:0;padding:0}footer p{margin:0}
        .verdict{border:1px solid;padding:.1rem .5rem}.scroll{overflow:visible}
        .numbers{gap:.5rem;grid-template-columns:repeat(auto-fit,minmax(5.2rem,1fr))}
        .numbers div{padding:.3rem .5rem}.numbers dd{font-size:1.1rem}header{padding-block:0}h1{font-size:1.4rem}
        h2{margin:1.2rem 0 .5rem}.problems>li{padding:.35rem .6rem}.bar,.whole,.types{display:none}.card{padding:.5rem .6rem}.cards{gap:.5rem}
        .cards{display:block;columns:3;column-gap:.5rem}.cards .card{margin-bottom:.5rem}td bdi,th bdi{max-width:12rem}
        .card,.note,tr,.numbers div,.problems>li,#columns>.soft{break-inside:avoid}h2,h3,h4,caption,#columns>.soft{break-after:avoid}
        .pair{grid-template-columns:1fr 1fr}.names{columns:2}.near{columns:1}.profile dl{grid-template-columns:fit-content(50%) 1fr;
        gap:.1rem .5rem;font-size:.8rem}thead{display:table-header-group}
        svg{print-color-adjust:exact;-webkit-print-color-adjust:exact}@page{margin:15mm}}

        """
}
