#include "CLicenses.h"

/* Embedding a file is part of C since C23 only, but compiles at once, unlike a literal of its bytes in Swift. */
#pragma clang diagnostic ignored "-Wc23-extensions"

static const char components[] = {
#embed "components.txt" suffix(, 0)
};

const char *galley_components(void) { return components; }

static const char changelog[] = {
#embed "../../.github/CHANGELOG.md" suffix(, 0)
};

const char *galley_changelog(void) { return changelog; }

static const char license[] = {
#embed "../../LICENSE" suffix(, 0)
};
static const char icu_license_txt[] = {
#embed "Texts/ICU-LICENSE.txt" suffix(, 0)
};
static const char swift_license_txt[] = {
#embed "Texts/Swift-LICENSE.txt" suffix(, 0)
};
static const char unicode_license_txt[] = {
#embed "Texts/Unicode-LICENSE.txt" suffix(, 0)
};
static const char yams_license_txt[] = {
#embed "Texts/Yams-LICENSE.txt" suffix(, 0)
};
static const char libyaml_license_txt[] = {
#embed "Texts/libyaml-LICENSE.txt" suffix(, 0)
};
static const char llhttp_license_txt[] = {
#embed "Texts/llhttp-LICENSE.txt" suffix(, 0)
};
static const char swift_nio_license_txt[] = {
#embed "Texts/swift-nio-LICENSE.txt" suffix(, 0)
};
static const char swift_nio_notice_txt[] = {
#embed "Texts/swift-nio-NOTICE.txt" suffix(, 0)
};
static const char wordfreq_notice_txt[] = {
#embed "Texts/wordfreq-NOTICE.txt" suffix(, 0)
};
static const char phosphor_license_txt[] = {
#embed "../CSymbols/Phosphor-LICENSE.txt" suffix(, 0)
};
static const char apache_2_0[] = {
#embed "../../Fonts/Licenses/Apache-2.0" suffix(, 0)
};
static const char lgpl_2_1[] = {
#embed "../../Fonts/Licenses/LGPL-2.1" suffix(, 0)
};
static const char mpl_1_1[] = {
#embed "../../Fonts/Licenses/MPL-1.1" suffix(, 0)
};
static const char fonts_inter_variable_txt[] = {
#embed "../../Fonts/Licenses/fonts-inter-variable.txt" suffix(, 0)
};
static const char fonts_material_design_icons_iconfont_txt[] = {
#embed "../../Fonts/Licenses/fonts-material-design-icons-iconfont.txt" suffix(, 0)
};
static const char fonts_noto_cjk_txt[] = {
#embed "../../Fonts/Licenses/fonts-noto-cjk.txt" suffix(, 0)
};
static const char fonts_noto_color_emoji_txt[] = {
#embed "../../Fonts/Licenses/fonts-noto-color-emoji.txt" suffix(, 0)
};
static const char fonts_noto_core_txt[] = {
#embed "../../Fonts/Licenses/fonts-noto-core.txt" suffix(, 0)
};
static const char fonts_noto_extra_txt[] = {
#embed "../../Fonts/Licenses/fonts-noto-extra.txt" suffix(, 0)
};
static const char fonts_noto_mono_txt[] = {
#embed "../../Fonts/Licenses/fonts-noto-mono.txt" suffix(, 0)
};
static const char fonts_noto_ui_core_txt[] = {
#embed "../../Fonts/Licenses/fonts-noto-ui-core.txt" suffix(, 0)
};
static const char fonts_noto_ui_extra_txt[] = {
#embed "../../Fonts/Licenses/fonts-noto-ui-extra.txt" suffix(, 0)
};
static const char hyphen_en_us_txt[] = {
#embed "../../Fonts/Licenses/hyphen-en-us.txt" suffix(, 0)
};
static const char hyphen_pl_txt[] = {
#embed "../../Fonts/Licenses/hyphen-pl.txt" suffix(, 0)
};
static const char hyphen_ru_txt[] = {
#embed "../../Fonts/Licenses/hyphen-ru.txt" suffix(, 0)
};
static const char libreoffice_dictionaries_txt[] = {
#embed "../../Fonts/Licenses/libreoffice-dictionaries.txt" suffix(, 0)
};
static const char libthai_data_txt[] = {
#embed "../../Fonts/Licenses/libthai-data.txt" suffix(, 0)
};

static const struct galley_license_text texts[] = {
    {"LICENSE", license},
    {"ICU-LICENSE.txt", icu_license_txt},
    {"Swift-LICENSE.txt", swift_license_txt},
    {"Unicode-LICENSE.txt", unicode_license_txt},
    {"Yams-LICENSE.txt", yams_license_txt},
    {"libyaml-LICENSE.txt", libyaml_license_txt},
    {"llhttp-LICENSE.txt", llhttp_license_txt},
    {"swift-nio-LICENSE.txt", swift_nio_license_txt},
    {"swift-nio-NOTICE.txt", swift_nio_notice_txt},
    {"wordfreq-NOTICE.txt", wordfreq_notice_txt},
    {"Phosphor-LICENSE.txt", phosphor_license_txt},
    {"Apache-2.0", apache_2_0},
    {"LGPL-2.1", lgpl_2_1},
    {"MPL-1.1", mpl_1_1},
    {"fonts-inter-variable.txt", fonts_inter_variable_txt},
    {"fonts-material-design-icons-iconfont.txt", fonts_material_design_icons_iconfont_txt},
    {"fonts-noto-cjk.txt", fonts_noto_cjk_txt},
    {"fonts-noto-color-emoji.txt", fonts_noto_color_emoji_txt},
    {"fonts-noto-core.txt", fonts_noto_core_txt},
    {"fonts-noto-extra.txt", fonts_noto_extra_txt},
    {"fonts-noto-mono.txt", fonts_noto_mono_txt},
    {"fonts-noto-ui-core.txt", fonts_noto_ui_core_txt},
    {"fonts-noto-ui-extra.txt", fonts_noto_ui_extra_txt},
    {"hyphen-en-us.txt", hyphen_en_us_txt},
    {"hyphen-pl.txt", hyphen_pl_txt},
    {"hyphen-ru.txt", hyphen_ru_txt},
    {"libreoffice-dictionaries.txt", libreoffice_dictionaries_txt},
    {"libthai-data.txt", libthai_data_txt},
};

const struct galley_license_text *galley_license_texts(void) { return texts; }

size_t galley_license_text_count(void) { return sizeof texts / sizeof texts[0]; }
